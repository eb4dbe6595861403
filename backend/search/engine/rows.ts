/** A product as the search holds it in memory: what lists are filtered, counted and ordered by. */

export type Row = {
  /** Its place among the rows; an indexed product gets a new one. */
  readonly at: number
  readonly id: number
  readonly sku: string
  readonly slug: string
  readonly brand: string
  readonly store: string
  readonly vendor: string
  /** The branch of categories it hangs on, by number, from the top. */
  readonly branch: ReadonlyArray<number>
  readonly price: number
  readonly sellingPrice: number
  readonly salePercent: number
  /** Moments in milliseconds; NaN where there is none. */
  readonly saleStartAt: number
  readonly saleExpireAt: number
  readonly availableOn: number
  readonly createdAt: number
  readonly rating: number
  readonly reviews: number
  readonly onHand: number
  readonly hasImage: boolean
  readonly colours: ReadonlyArray<string>
  readonly sizes: ReadonlyArray<string>
  readonly badges: ReadonlyArray<string>
  /** The transaction that wrote its words. */
  readonly indexed: string
}

/** A row of the feed, as the database tells it. */
export type SearchEntry = {
  readonly product_id: number
  readonly sku: string
  readonly slug: string
  readonly brand: string
  readonly store: string
  readonly vendor: string
  readonly l0: number | null
  readonly l1: number | null
  readonly l2: number | null
  readonly l3: number | null
  readonly l4: number | null
  readonly price: number
  readonly selling_price: number
  readonly sale_percent: number
  readonly sale_start_at: string | null
  readonly sale_expire_at: string | null
  readonly available_on: string
  readonly created_at: string
  readonly rating: number
  readonly reviews: number
  readonly on_hand: number
  readonly has_image: boolean
  readonly colours: ReadonlyArray<string>
  readonly sizes: ReadonlyArray<string>
  readonly badges: ReadonlyArray<string>
  readonly indexed: string
  /** Its words, where they are new. */
  readonly words: string | null
}

const moment = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text))

/** One text for all that are equal: a hundred thousand rows name the same few brands and sizes. */
const texts = new Map<string, string>()
const shared = (text: string): string => {
  const known = texts.get(text)
  if (known !== undefined) return known
  texts.set(text, text)
  return text
}

export const rowOf = (entry: SearchEntry, at: number): Row => ({
  at,
  id: entry.product_id,
  sku: entry.sku,
  slug: entry.slug,
  brand: shared(entry.brand),
  store: shared(entry.store),
  vendor: shared(entry.vendor),
  branch: [entry.l0, entry.l1, entry.l2, entry.l3, entry.l4].filter((id) => id !== null),
  price: entry.price,
  sellingPrice: entry.selling_price,
  salePercent: entry.sale_percent,
  saleStartAt: moment(entry.sale_start_at),
  saleExpireAt: moment(entry.sale_expire_at),
  availableOn: moment(entry.available_on),
  createdAt: moment(entry.created_at),
  // Kept as a short float by the database: 4.3, not 4.300000190734863.
  rating: Math.round(entry.rating * 10) / 10,
  reviews: entry.reviews,
  onHand: entry.on_hand,
  hasImage: entry.has_image,
  colours: entry.colours.map(shared),
  sizes: entry.sizes.map(shared),
  badges: entry.badges.map(shared),
  indexed: entry.indexed,
})

/** Whether something that is counted or filtered by differs; stock matters when it comes or runs out. */
export const countsDiffer = (one: Row, other: Row): boolean =>
  one.at !== other.at || one.onHand > 0 !== other.onHand > 0 || one.sellingPrice !== other.sellingPrice
