/** Parts of the site's configuration that the shop has applied as content. They replace what the file of `SITE_CONFIG` says. E28. */
import * as Schema from "effect/Schema"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { deliveryFields, deliveryKeys, identityFields, identityKeys, returnFields } from "#domain/entities/shell/site-parts.ts"
import type { Database } from "#backend/database/database.ts"
import { byAllNames } from "./site-faults.ts"

/** Parts by the name of their kind, with the names of the file. */
export const partSchemas = {
  site: Schema.Struct(identityFields).pipe(Schema.encodeKeys(identityKeys)),
  delivery: Schema.Struct(deliveryFields).pipe(Schema.encodeKeys(deliveryKeys)),
  returns: Schema.Struct(returnFields),
}
export type PartName = keyof typeof partSchemas
export type Part<Name extends PartName> = (typeof partSchemas)[Name]["Type"]

/** Settings that content may replace. */
export type PartSetting = { readonly [Name in PartName]: keyof Part<Name> }[PartName]

type Row = { readonly name: PartName; readonly items: readonly [] | readonly [unknown] }

/** The settings of all stored parts, with each zone of a delivery by all its names. */
export const readParts = async (db: Database): Promise<Partial<Pick<SiteConfig, PartSetting>>> => {
  const rows = await db.query<Row>("select name, items from site_texts where name = any ($1)", [Object.keys(partSchemas)])
  const parts = rows.flatMap(({ name, items }) =>
    items.map((item): Partial<SiteConfig> => Schema.decodeUnknownSync<Schema.Codec<Partial<SiteConfig>, unknown>>(partSchemas[name])(item)),
  )
  const stored: Partial<SiteConfig> = Object.assign({}, ...parts)
  return stored.delivery === undefined ? stored : { ...stored, delivery: { ...stored.delivery, zones: byAllNames(stored.delivery.zones) } }
}
