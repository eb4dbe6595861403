/** Search at a running shop: `npm run find -- KIND VALUES…`. `ORIGIN` and `LOCALE` name another shop or language. */
import { pathToFileURL } from "node:url"
import { createSearch, type Search } from "#adapters/search/search.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { defaultLocale, isLocale } from "#domain/entities/locale.ts"
import { emptyListingQuery } from "#domain/rules/catalogue/listing-query.ts"

type Kind = {
  /** Values of the command, for its usage. */
  readonly takes: string
  readonly find: (search: Search, values: ReadonlyArray<string>) => Promise<ReadonlyArray<Tile>>
}

const first = (values: ReadonlyArray<string>): string => values[0] ?? ""

export const kinds: Readonly<Record<string, Kind>> = {
  words: {
    takes: "WORD…",
    find: async (search, values) => {
      const { tiles } = await search.listing({ ...emptyListingQuery, text: values.join(" ") })
      return tiles
    },
  },
  sku: { takes: "SKU…", find: (search, values) => search.bySkus(values) },
  variant: { takes: "ID…", find: (search, values) => search.byVariants(values.map(Number)) },
  slug: { takes: "SLUG…", find: (search, values) => search.bySlugs(values) },
  taxon: { takes: "PERMALINK", find: (search, values) => search.byTaxon(first(values)) },
  vendor: { takes: "VENDOR", find: (search, values) => search.byVendor(first(values)) },
  deals: { takes: "", find: (search) => search.deals() },
  new: { takes: "", find: (search) => search.newArrivals() },
  sale: { takes: "", find: (search) => search.sale() },
}

const lineOf = ({ id, sku, title, sellingPrice, totalOnHand }: Tile): string => `${id}\t${sku}\t${title}\t${sellingPrice}\t${totalOnHand}`

/** One line a product: id, SKU, title, price in tugrik, stock. `null` for an unknown kind. */
export const findProducts = async (
  search: Search,
  [kind = "", ...values]: ReadonlyArray<string>,
): Promise<ReadonlyArray<string> | null> => {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return known === undefined ? null : (await known.find(search, values)).map(lineOf)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ORIGIN: origin = "http://localhost:3000", LOCALE: locale = "" } = process.env
  const search = createSearch({ fetch: globalThis.fetch, origin, locale: isLocale(locale) ? locale : defaultLocale })
  const lines = await findProducts(search, process.argv.slice(2))
  if (lines === null) {
    console.error(
      Object.entries(kinds)
        .map(([kind, { takes }]) => `npm run find -- ${kind} ${takes}`.trimEnd())
        .join("\n"),
    )
    process.exitCode = 1
  } else console.log(lines.length === 0 ? "nothing" : lines.join("\n"))
}
