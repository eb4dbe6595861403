/** Calls of the site: its configuration, and page views reported by browsers. */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { defaultLocale, locales } from "#domain/entities/locale.ts"
import { SiteData } from "#domain/entities/shell/site.ts"
import { orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { pageViewsPath } from "#adapters/shop/page-views.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { EmptyResponse } from "#adapters/shop/contract/empty-response.ts"
import { Detail, Name, textUpTo } from "#adapters/shop/contract/texts.ts"

export const siteData = endpoint({
  method: "GET",
  path: "/api/v2/site_data",
  summary: "Configuration, categories and, with load_zones, the country's units; what has not changed since last_fetch is absent.",
  query: Schema.Struct({
    lastFetch: orNull(Instant),
    loadZones: orElse(Schema.Literals(["true", "false"]), "false"),
  }).pipe(Schema.encodeKeys({ lastFetch: "last_fetch", loadZones: "load_zones" })),
  answer: SiteData,
})

const ShortText = textUpTo(2000)
/** Maximum number of measurements in one report. */
const maxVitals = 20
/** Measurements and errors of a browser, by name. */
const Vitals = Schema.Record(Name, Schema.Union([Schema.Finite, Detail])).check(
  Schema.isMaxProperties(maxVitals, { message: "text.tooLong" }),
)

export const pageView = endpoint({
  method: "POST",
  path: pageViewsPath,
  summary: "Reports that a page was seen, with the browser's measures or error where there are any.",
  body: Schema.Struct({
    path: ShortText,
    title: orElse(ShortText, ""),
    referrer: orElse(ShortText, ""),
    locale: orElse(Schema.Literals(locales), defaultLocale),
    vitals: orNull(Vitals),
  }),
  answer: EmptyResponse,
  status: 202,
})
