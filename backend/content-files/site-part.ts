/** Kinds of content that are parts of the site's configuration, with the names, the schema and the faults of the settings' file. E28. */
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { settingName } from "#backend/shell/setting-faults.ts"
import type { SiteFault } from "#backend/shell/site-faults.ts"
import { partSchemas, type Part, type PartName } from "#backend/shell/stored-parts.ts"
import type { ContentKind } from "./content-kind.ts"
import { jsonObject } from "./forms/json.ts"
import { unknownReferences, type Named, type Reference } from "./references.ts"
import { inSiteTexts } from "./site-texts.ts"

type Encoded<Name extends PartName> = (typeof partSchemas)[Name]["Encoded"]

type SitePart<Name extends PartName> = Pick<ContentKind<Encoded<Name>>, "effect" | "fields" | "example"> & {
  /** Names of settings that are pictures. */
  readonly pictures?: ReadonlyArray<keyof Encoded<Name>>
  /** The part of a site as its file has it, in place of what the wire has. */
  readonly inFile?: (encoded: Encoded<Name>) => Encoded<Name>
  /** The part of a running site as a file names it. */
  readonly partOf?: (site: SiteConfig) => Part<Name>
  readonly faultsOf?: (part: Part<Name>) => ReadonlyArray<SiteFault>
  /** Kinds that it names, and what it names of them. */
  readonly after?: ReadonlyArray<string>
  readonly references?: (part: Part<Name>) => Readonly<Partial<Record<Named, ReadonlyArray<Reference>>>>
}

export const sitePart = <Name extends PartName>(
  name: Name,
  {
    effect,
    fields,
    example,
    pictures,
    inFile = (encoded) => encoded,
    partOf = (site) => site,
    faultsOf = () => [],
    after = [],
    references = () => ({}),
  }: SitePart<Name>,
): ContentKind<Encoded<Name>> => {
  const schema = partSchemas[name] as unknown as Schema.Codec<Part<Name>, Encoded<Name>>
  const decode = Schema.decodeSync(schema)
  const encode = Schema.encodeSync(schema)
  const write = (part: Part<Name>): Encoded<Name> => inFile(encode(part))
  const stored = inSiteTexts<Encoded<Name>>(name)
  return {
    ...stored,
    // The database has its own order of names.
    read: async (db) => (await stored.read(db)).map((item) => write(decode(item))),
    item: schema.pipe(Schema.decodeTo(Schema.toEncoded(schema), SchemaTransformation.transform({ decode: write, encode: decode }))),
    effect,
    fields,
    example,
    form: jsonObject,
    keyOf: () => name,
    ...(pictures !== undefined && {
      withPictures: (item, nameOf) => ({
        ...item,
        ...Object.fromEntries(pictures.flatMap((name) => (typeof item[name] === "string" ? [[name, nameOf(item[name])]] : []))),
      }),
    }),
    configured: (site) => write(partOf(site)),
    after,
    fileFaults: (items) =>
      items.flatMap((item, at) => faultsOf(decode(item)).map(({ path, reason }) => ({ path: [at, ...path.map(settingName)], reason }))),
    faults: async (db, { items }) => {
      const named = items.flatMap((item, at) =>
        Object.entries(references(decode(item))).map(([of, names]) => ({
          of: of as Named,
          names: names.map(({ path, name }) => ({ path: [at, ...path], name })),
        })),
      )
      return (await Promise.all(named.map(({ of, names }) => unknownReferences(db, of, names)))).flat()
    },
  }
}
