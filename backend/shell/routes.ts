/** Calls of site data, taxons and page views. */
import type { Hono } from "hono"
import { allTaxons, taxonText, taxonTree } from "#adapters/shop/contract/catalogue/taxons.ts"
import * as contract from "#adapters/shop/contract/shell/site.ts"
import type { Env } from "#backend/http/request-context.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { missing } from "#backend/http/refusal.ts"
import { addressKey, count } from "#backend/http/rate-limiter.ts"
import { publicMaxAge, serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { badgesSince } from "#backend/catalogue/badges.ts"
import { zones } from "#backend/country.ts"
import { watchConfig } from "./lacking.ts"
import { readSiteTexts } from "./site-texts.ts"
import { branches, readTaxonText, readTaxons, taxonsChangedAt } from "./taxon-counts.ts"
import { latestOf, millisecondsOf } from "#domain/rules/instants.ts"
import { isOfferedLink, isOfferedQuery, offeredMenus } from "#domain/rules/shell/features.ts"
import { isNotOver } from "#domain/rules/shell/site-notifications.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { inLocale } from "#domain/entities/locale.ts"
import type { Notification } from "#domain/entities/shell/site-texts.ts"

export const siteRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const startedAt = services.now()
  const { flags } = services.config.site
  const presentConfig = watchConfig(services, startedAt)
  const isNew = (since: Instant | null, changedAt: Instant): boolean => since === null || millisecondsOf(changedAt) > millisecondsOf(since)

  const isShown = (notification: Notification, now: Instant): boolean =>
    isNotOver(notification, now) && (notification.link === null || isOfferedLink(notification.link, flags))

  serve(
    app,
    services,
    contract.siteData,
    async ({ query: { lastFetch, loadZones }, locale, now }) => {
      const [taxonsAt, texts, { changedAt: badgesAt, badges }, { config, changedAt: configAt }] = await Promise.all([
        taxonsChangedAt(services.db, startedAt),
        readSiteTexts(services.db),
        badgesSince(services.db, locale, flags, lastFetch),
        presentConfig(services.db, now),
      ])
      const menus = texts.collection("menus", lastFetch)
      const notifications = texts.collection("notifications", lastFetch)
      return {
        // The latest change instead of the present moment, so that the ETag stays the same until something changes.
        fetchedAt: latestOf([taxonsAt, texts.changedAt, badgesAt, configAt]) ?? taxonsAt,
        configs: isNew(lastFetch, configAt) ? config : null,
        taxons: isNew(lastFetch, taxonsAt) ? await readTaxons(services.db, now) : null,
        menus: menus === null ? null : offeredMenus(menus, flags),
        translation: texts.collection("translation", lastFetch),
        notifications: notifications?.filter((notification) => isShown(notification, now)) ?? null,
        presets: texts.collection("presets", lastFetch)?.filter(({ query }) => isOfferedQuery(query, flags)) ?? null,
        // Read at the start, and never changed afterwards.
        zones: loadZones === "true" && isNew(lastFetch, startedAt) ? zones : null,
        badges,
      }
    },
    { publicFor: publicMaxAge },
  )
  serve(app, services, allTaxons, async ({ now }) => ({ taxons: await readTaxons(services.db, now) }), { publicFor: publicMaxAge })
  serve(app, services, taxonTree, async ({ now }) => ({ taxons: branches(await readTaxons(services.db, now)) }), {
    publicFor: publicMaxAge,
  })
  serve(
    app,
    services,
    taxonText,
    async ({ query: { permalink }, db, locale }) => {
      const text = await readTaxonText(db, permalink)
      if (text === null) throw missing()
      return { text: inLocale(text, locale) }
    },
    { publicFor: publicMaxAge },
  )
  serve(app, services, contract.pageView, async ({ body: { path, title, referrer, locale, vitals }, address, now }) => {
    await count(services.db, addressKey(limits.pageViews, address), limits.pageViews, now)
    await services.db.query("insert into page_views (path, title, referrer, locale, vitals, seen_at) values ($1, $2, $3, $4, $5, $6)", [
      path,
      title,
      referrer,
      locale,
      vitals === null ? null : JSON.stringify(vitals),
      now,
    ])
    return {}
  })
}
