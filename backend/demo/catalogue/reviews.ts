/** Demo reviews as real rows, so that stars, histogram and list agree; texts are those of `data/reviews.tsv`. */
import type { Locale, Localized } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"
import { ratings } from "#domain/rules/catalogue/review-form.ts"
import { day } from "#domain/rules/instants.ts"
import { chance, chanceBetween, shuffled } from "../seeded-random.ts"
import { readTable } from "#backend/tsv-table.ts"

export type DemoReview = {
  readonly name: string
  readonly rating: number
  readonly review: string
  readonly locale: Locale
  /** Index of the bought variant. */
  readonly bought: number
  /** Number of readers whom it helped. */
  readonly helpful: number
  readonly createdAt: Date
}
type ReviewText = Localized & { readonly rating: number }

/** Item of a list for `key`. */
const anyOf = <Item>(key: string, list: ReadonlyArray<Item>): Item => list[chanceBetween(key, 0, list.length - 1)]!

const initials = Array.from("БДГНОЭСЦАМТЖХЗӨЛ")
const mongolianNames = [
  "Номин",
  "Солонго",
  "Энхжин",
  "Бат-Эрдэнэ",
  "Тэмүүлэн",
  "Анужин",
  "Мөнхбат",
  "Сарнай",
  "Золбоо",
  "Ариунаа",
  "Ганзориг",
  "Нандин",
  "Отгонбаяр",
  "Хулан",
  "Төгөлдөр",
  "Маралмаа",
  "Билгүүн",
  "Цэцэгмаа",
  "Дөлгөөн",
  "Уянга",
  "Эрхэмбаяр",
  "Нарантуяа",
  "Сүхбат",
  "Мишээл",
]
const englishNames = ["A. Carter", "J. Hansen", "M. Suzuki", "L. Novak", "S. Patel", "E. Fischer"]

/** Subject of a review: a product; a vendor, whose category is `vendor`; a hotel, whose category is `hotel`. */
export type ReviewedSubject = { readonly sku: string; readonly slug: string; readonly permalink: string }

/** Pattern that fits any product. */
const anyProduct = "*"
/** Categories of vendors and hotels, which no text about a product fits. */
export const vendorCategory = "vendor"
export const hotelCategory = "hotel"

const isProduct = ({ permalink }: Omit<ReviewedSubject, "sku">): boolean =>
  permalink !== vendorCategory && permalink.split("/")[0] !== hotelCategory

/**
 * Whether a text fits a subject by its patterns: one of them is `*` for any product, the subject's slug or a category above it, and none
 * with `!` is. `food,!food/drinks` fits bread and no juice.
 */
export const isFitting = (fits: string, subject: Omit<ReviewedSubject, "sku">): boolean => {
  const { slug, permalink } = subject
  const matches = (pattern: string): boolean =>
    (pattern === anyProduct && isProduct(subject)) || pattern === slug || `${permalink}/`.startsWith(`${pattern}/`)
  const patterns = fits.split(",")
  return patterns.some(matches) && !patterns.some((pattern) => pattern.startsWith("!") && matches(pattern.slice(1)))
}

/** Rating of a review, mostly a good one; `quality` is that of its subject, from 0.86 to 1.46. */
const ratingOf = (key: string, quality: number): number => {
  const score = chance(`stars ${key}`) * quality
  if (score > 0.42) return 5
  if (score > 0.17) return 4
  if (score > 0.07) return 3
  return score > 0.03 ? 2 : 1
}

/** Name of a reviewer: `Б. Номин`, or `A. Carter`. */
const nameOf = (key: string, isEnglish: boolean): string => {
  if (isEnglish) return anyOf(`name ${key}`, englishNames)
  return `${anyOf(`letter ${key}`, initials)}. ${anyOf(`name ${key}`, mongolianNames)}`
}

/** Maximum number of reviews of one subject, and days between two of them at least. */
const maxReviews = 40
const daysBetween = 2
/** Shares of the reviews that have a text, and that are in English. */
const textShare = 0.82
const englishShare = 0.12

export type ReviewsOf = (subject: ReviewedSubject, variants: number, since: Date, now: Date) => ReadonlyArray<DemoReview>

/**
 * A function from a subject to its reviews since a date, newest first; `variants` is the number of its variants. Texts fit the subject and
 * never repeat for it, those about its kind before those about any product; some reviews have only stars.
 */
export const readReviews = async (): Promise<ReviewsOf> => {
  const texts = await readTable<"fits" | "rating" | "mn" | "en">("reviews")
  const textsFor = (subject: ReviewedSubject, rating: number, isGeneral: boolean): ReadonlyArray<ReviewText> =>
    texts
      .filter((row) => Number(row.rating) === rating && row.fits.startsWith(anyProduct) === isGeneral && isFitting(row.fits, subject))
      .map(({ mn, en }) => ({ rating, mn, en }))
  return (subject, variants, since, now) => {
    const { sku } = subject
    const unusedTexts = new Map<number, ReviewText[]>(
      ratings.map((rating) => [
        rating,
        [...shuffled(`${sku} own`, textsFor(subject, rating, false)), ...shuffled(sku, textsFor(subject, rating, true))],
      ]),
    )
    const age = now.getTime() - since.getTime()
    const maximum = Math.min(maxReviews, Math.floor(age / day / daysBetween))
    const count = Math.floor(chance(`reviews ${sku}`) ** 1.4 * (maximum + 1))
    const quality = 0.86 + chance(`liking ${sku}`) * 0.6
    return Array.from({ length: count }, (_, at): DemoReview => {
      const key = `${sku} ${at}`
      const rating = ratingOf(key, quality)
      const text = chance(`says ${key}`) < textShare ? unusedTexts.get(rating)?.shift() : undefined
      const locale: Locale = chance(`tongue ${key}`) < englishShare ? "en" : "mn"
      return {
        name: nameOf(key, locale === "en"),
        rating,
        review: text?.[locale] ?? "",
        locale,
        bought: chanceBetween(`bought ${key}`, 0, variants - 1),
        helpful: text === undefined ? 0 : Math.floor(chance(`helped ${key}`) ** 3 * 24),
        createdAt: new Date(since.getTime() + age * (1 - (at + chance(`when ${key}`)) / (count + 1))),
      }
    })
  }
}

type Subject =
  | { readonly product_id: number; readonly variant_id: number | null }
  | { readonly vendor_code: string; readonly bought: true }
  | { readonly hotel_id: number; readonly bought: true }
type InsertedReview = Subject & Omit<DemoReview, "bought" | "createdAt"> & { readonly created_at: string }

/** Rows of reviews, each with the columns of its subject. */
export const reviewRows = (reviews: ReadonlyArray<DemoReview>, subjectOf: (review: DemoReview) => Subject): ReadonlyArray<InsertedReview> =>
  reviews.map((review) => {
    const { bought: _, createdAt, ...rest } = review
    return { ...rest, ...subjectOf(review), created_at: createdAt.toISOString() }
  })

/** Inserts reviews of one kind of subjects, the oldest first, so that a higher id is a later review. */
export const insertReviews = (db: Database, rows: ReadonlyArray<InsertedReview>): Promise<void> =>
  insertRows(
    db,
    "reviews",
    rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at)),
  )
