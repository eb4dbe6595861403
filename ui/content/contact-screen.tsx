/** Contact page: phone, e-mail and address of the company, and the contact form. C18. */
import { useSelector } from "@xstate/react"
import CircleCheck from "lucide-react/icons/circle-check"
import Mail from "lucide-react/icons/mail"
import MapPin from "lucide-react/icons/map-pin"
import Phone from "lucide-react/icons/phone"
import ShieldAlert from "lucide-react/icons/shield-alert"
import { inLocale } from "#domain/entities/locale.ts"
import type { ContactActor } from "#machines/content/contact.ts"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { telUrl } from "#ui/parts/button/tel-url.ts"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { Columns } from "#ui/parts/layout/columns.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useFocusFallback } from "#ui/react/focus-fallback.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { ContactFields } from "./contact-fields.tsx"
import styles from "./contact-screen.module.css"

export const ContactScreen = ({ actor }: { readonly actor: ContactActor }) => {
  const text = useText()
  const locale = useLocale()
  const { company, supportPhone, supportEmail, address, workFrom, workTo, lacks } = useSiteConfig()
  const hasForm = !lacks.includes("contact_form")
  const state = useSelector(actor, ({ value }) => value)
  const contact = useSelector(actor, ({ context }) => context.form.contact)
  const box = useFocusFallback<HTMLDivElement>()
  return (
    <div data-state={state} ref={box}>
      <Breadcrumb steps={[]} here={text("footer.contact")} />
      <div className={`page ${styles.screen}`}>
        <PageTitle title={text("footer.contact")}>{text(hasForm ? "contact.lead" : "contact.lead.call")}</PageTitle>
        <ul className={styles.ways} aria-label={text("contact.ways")}>
          <li>
            <a href={telUrl(supportPhone)}>
              <Phone />
              <b className="num">{supportPhone}</b>
              <span className="num">{text("contact.hours", { from: `${workFrom}:00`, to: `${workTo}:00` })}</span>
            </a>
          </li>
          {supportEmail !== "" && (
            <li>
              <a href={`mailto:${supportEmail}`}>
                <Mail />
                <b>{supportEmail}</b>
                <span>{text("contact.mail")}</span>
              </a>
            </li>
          )}
          <li>
            <p>
              <MapPin />
              <b>{company}</b>
              <span>{inLocale(address, locale)}</span>
            </p>
          </li>
        </ul>
        <Columns share="narrow">
          {hasForm && (
            <Panel title={text("contact.title")}>
              {state === "sent" ? (
                <div role="status">
                  <EmptyState icon={<CircleCheck />} title={text("contact.received")} text={text("contact.received.text", { contact })}>
                    <Button variant="secondary" onClick={() => actor.send({ type: "message.another" })}>
                      {text("contact.another")}
                    </Button>
                  </EmptyState>
                </div>
              ) : (
                <ContactFields actor={actor} />
              )}
            </Panel>
          )}
          <Note tone="warn" icon={<ShieldAlert />}>
            <p>{text("contact.warning")}</p>
          </Note>
        </Columns>
      </div>
    </div>
  )
}
