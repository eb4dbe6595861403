/** Footer of every page: contact, links, theme and language. */
import { useSelector } from "@xstate/react"
import { memo } from "react"
import Clock from "lucide-react/icons/clock"
import { defaultLocale, inLocale } from "#domain/entities/locale.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { deliveryDaysLater, siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { informationPages } from "#domain/rules/content/information-pages.ts"
import { Khee } from "#ui/parts/layout/khee.tsx"
import { telUrl } from "#ui/parts/button/tel-url.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig, useSiteTexts } from "#ui/site-config.ts"
import { useLocale, useRichText, useText, type MessageKey } from "#ui/messages/messages.tsx"
import { FooterLinks } from "./footer-links.tsx"
import { LanguageSwitch } from "#ui/shell/preferences/language-switch.tsx"
import { NewsletterSlot } from "#ui/shell/newsletter/newsletter-slot.tsx"
import { Logo } from "#ui/shell/header/logo.tsx"
import { shortcutsOf } from "#ui/shell/shortcuts.ts"
import { useTopTaxons } from "#ui/shell/public/site-taxons.ts"
import { ThemeSwitch } from "#ui/shell/preferences/theme-switch.tsx"
import styles from "./footer.module.css"

const timeOf = (hour: number): string => `${hour}:00`

export const Footer = memo(() => {
  const text = useText()
  const rich = useRichText()
  const locale = useLocale()
  const config = useSiteConfig()
  const { address, company, flags, lacks, supportPhone } = config
  const terms = siteDeliveryTerms(config)
  const { workFrom, workTo, sameDay, deliveryHours } = terms
  const user = useSelector(useActorRefs().session, ({ context }) => context.user)
  const taxons = useTopTaxons()
  const year = useSelector(useActorRefs().site, ({ context }) => context.site?.fetchedAt.slice(0, 4) ?? "")
  const { menus, presets } = useSiteTexts()
  const has = (part: SiteConfig["lacks"][number]) => !lacks.includes(part)
  const linksOf = (...links: ReadonlyArray<readonly [key: MessageKey, href: string, isShown?: boolean]>) =>
    links.flatMap(([key, href, isShown = true]) => (isShown ? [{ href, name: text(key) }] : []))
  return (
    <footer className={styles.footer} data-above-bar="" data-theme="dark">
      <Khee />
      <div className={`page ${styles.grid}`}>
        <section className={styles.help} aria-labelledby="footer-help">
          <Logo />
          <h2 className="sr" id="footer-help">
            {text("footer.help")}
          </h2>
          <p className={styles.phone}>
            <small>{text("footer.phone")}</small>
            <a className="num" href={telUrl(supportPhone)}>
              {supportPhone}
            </a>
          </p>
          <p className={styles.hours}>
            <Clock />
            <span>
              {text("footer.hours")}: <b className="num">{`${timeOf(workFrom)}–${timeOf(workTo)}`}</b>
              <br />
              {text("footer.delivery")}:{" "}
              {sameDay === null
                ? text("footer.delivery.days", { days: deliveryDaysLater(terms) })
                : rich("footer.delivery.within", { before: timeOf(sameDay.before), hours: sameDay.hours, later: deliveryHours })}
            </span>
          </p>
          <div className={styles.newsletter}>
            <NewsletterSlot />
          </div>
        </section>
        <FooterLinks
          title={text("footer.shop")}
          links={linksOf(
            ...shortcutsOf(config).map(({ key, href }) => [key, href] as const),
            ["footer.brands", "/brands", flags.showBrand],
            ["footer.looks", "/look-books", has("look_books")],
            ["footer.promotions", "/promotions", has("promotions") && flags.promotions],
            ["footer.hotels", "/travel/hotels", flags.travel],
            ["footer.lease", "/lease", flags.showLease],
          )}
        />
        <FooterLinks
          title={text("footer.info")}
          links={linksOf(
            ...informationPages.map((slug) => [`footer.${slug}`, `/page/${slug}`] as const),
            ["footer.contact", "/contact"],
            ["footer.stores", "/stores", has("stores")],
            ["footer.media", "/media", has("media")],
          )}
        />
        {menus.map(({ title, url, children }) => (
          <FooterLinks
            key={title[defaultLocale]}
            title={inLocale(title, locale)}
            href={url}
            links={children.flatMap((child) => (child.url === null ? [] : [{ href: child.url, name: inLocale(child.title, locale) }]))}
          />
        ))}
        {presets.length > 0 && (
          <FooterLinks
            title={text("footer.presets")}
            links={presets.map(({ name, query }) => ({ href: `/products?${query}`, name: inLocale(name, locale) }))}
          />
        )}
        <FooterLinks
          title={text("nav.categories")}
          columns={2}
          links={taxons.map((taxon) => ({ href: `/t/${taxon.permalink}`, name: inLocale(taxon.name, locale) }))}
        />
        <FooterLinks
          title={text("nav.account")}
          links={linksOf(
            ["footer.orders", "/account/orders"],
            ["nav.cart", "/cart"],
            user === null ? ["account.log_in.or", "/login"] : ["nav.account", "/account"],
          )}
        />
      </div>
      <div className={`page ${styles.end}`}>
        <p>
          {text("footer.rights", { year, company })}
          <br />
          {inLocale(address, locale)}
        </p>
        {/* A file of the release, in one language. */}
        <a className={styles.notices} href="/third-party-notices.txt" hrefLang="en">
          {text("footer.notices")}
        </a>
        <div className={styles.switches}>
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  )
})
