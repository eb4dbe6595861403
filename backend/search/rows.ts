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
export type Told = {
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

export const rowOf = (told: Told, at: number): Row => ({
  at,
  id: told.product_id,
  sku: told.sku,
  slug: told.slug,
  brand: shared(told.brand),
  store: shared(told.store),
  vendor: shared(told.vendor),
  branch: [told.l0, told.l1, told.l2, told.l3, told.l4].filter((id) => id !== null),
  price: told.price,
  sellingPrice: told.selling_price,
  salePercent: told.sale_percent,
  saleStartAt: moment(told.sale_start_at),
  saleExpireAt: moment(told.sale_expire_at),
  availableOn: moment(told.available_on),
  createdAt: moment(told.created_at),
  // Kept as a short float by the database: 4.3, not 4.300000190734863.
  rating: Math.round(told.rating * 10) / 10,
  reviews: told.reviews,
  onHand: told.on_hand,
  hasImage: told.has_image,
  colours: told.colours.map(shared),
  sizes: told.sizes.map(shared),
  badges: told.badges.map(shared),
  indexed: told.indexed,
})

/** Whether something that is counted or filtered by differs; stock matters when it comes or runs out. */
export const countsDiffer = (one: Row, other: Row): boolean =>
  one.at !== other.at || one.onHand > 0 !== other.onHand > 0 || one.sellingPrice !== other.sellingPrice
