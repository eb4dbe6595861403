/** Look book as a merchant writes it. E12. */
import * as Schema from "effect/Schema"
import { LocalizedName, LocalizedText } from "#domain/entities/localized-text.ts"
import { WrittenMoment } from "#domain/entities/content-moment.ts"

/** Decimals of a place: a thousandth of a picture is less than a pixel of most screens. */
const maxDecimals = 3

const Share = Schema.Number.check(
  Schema.isBetween({ minimum: 0, maximum: 1 }),
  Schema.makeFilter((share) => Number(share.toFixed(maxDecimals)) === share || "content.threeDecimals"),
)

const Place = Schema.Struct({
  /** Of the product. */
  handle: Schema.NonEmptyString,
  /** Shares of the picture's width from the left, and of its height from the top. */
  x: Share,
  y: Share,
})

export const LookBookContent = Schema.Struct({
  id: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  title: LocalizedName,
  description: Schema.optionalKey(LocalizedText),
  /** The newest is shown first. */
  date: WrittenMoment,
  pictures: Schema.Array(Schema.Struct({ picture: Schema.NonEmptyString, products: Schema.Array(Place) })),
})
export type LookBookContent = typeof LookBookContent.Type
