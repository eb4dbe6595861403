/** Demo reviews as real rows, so that stars, histogram and list agree. */
import type { Locale, Localized } from "#domain/entities/locale.ts"
import { chance, chanceBetween, shuffled } from "../seeded-random.ts"
import { readTable } from "#backend/tsv-table.ts"

export type ReviewRow = {
  readonly name: string
  readonly rating: number
  readonly review: string
  readonly locale: Locale
  /** Position of the bought variant. */
  readonly bought: number
  /** Readers whom it helped. */
  readonly helpful: number
  readonly createdAt: Date
}
type ReviewText = Localized & { readonly rating: number }

const initials = Array.from("БДГНОЭСЦАМТЖХЗӨЛ")
const mongolianNames = ["Номин", "Солонго", "Энхжин", "Бат-Эрдэнэ", "Тэмүүлэн", "Анужин", "Мөнхбат", "Сарнай", "Золбоо", "Ариунаа", "Ганзориг", "Нандин", "Отгонбаяр", "Хулан", "Төгөлдөр", "Маралмаа", "Билгүүн", "Цэцэгмаа", "Дөлгөөн", "Уянга", "Эрхэмбаяр", "Нарантуяа", "Сүхбат", "Мишээл"]
const englishNames = ["A. Carter", "J. Hansen", "M. Suzuki", "L. Novak", "S. Patel", "E. Fischer"]

/** Of what a review can be written: a product; a vendor, whose category is `vendor`; a hotel, `hotel`. */
export type Reviewed = { readonly sku: string; readonly slug: string; readonly permalink: string }

/** Any product. */
const anything = "*"
/** Categories of vendors and hotels, which no text of a product fits. */
export const vendorCategory = "vendor"
export const hotelCategory = "hotel"

/** Whether a text fits: it names the product or a category above it, and `!` before neither. */
export const isFitting = (fits: string, { slug, permalink }: Omit<Reviewed, "sku">): boolean => {
  const names = (name: string): boolean => (name === anything && permalink !== vendorCategory && permalink.split("/")[0] !== hotelCategory) || name === slug || `${permalink}/`.startsWith(`${name}/`)
  const all = fits.split(",")
  return all.some(names) && !all.some((name) => name.startsWith("!") && names(name.slice(1)))
}

/** Ratings: mostly good, lower for some products. */
const ratingOf = (key: string, liking: number): number => {
  const luck = chance(`stars ${key}`) * liking
  if (luck > 0.42) return 5
  if (luck > 0.17) return 4
  if (luck > 0.07) return 3
  return luck > 0.03 ? 2 : 1
}

/** A function from a product or vendor to its reviews, newest first. Texts fit it and never repeat within one, those of its kind before those of any; some have only stars. */
export const readReviews = async (): Promise<(of: Reviewed, variants: number, since: Date, now: Date) => ReadonlyArray<ReviewRow>> => {
  const texts = await readTable<"fits" | "rating" | "mn" | "en">("reviews")
  const fitting = (of: Reviewed, rating: number, isGeneral: boolean): ReadonlyArray<ReviewText> =>
    texts.filter(({ fits, ...row }) => Number(row.rating) === rating && fits.startsWith(anything) === isGeneral && isFitting(fits, of)).map(({ mn, en }) => ({ rating, mn, en }))
  return (of, variants, since, now) => {
    const { sku } = of
    const left = new Map([1, 2, 3, 4, 5].map((rating) => [rating, [...shuffled(`${sku} own`, fitting(of, rating, false)), ...shuffled(sku, fitting(of, rating, true))]]))
    const age = now.getTime() - since.getTime()
    const max = Math.min(40, Math.floor(age / 86_400_000 / 2))
    const count = Math.floor(chance(`reviews ${sku}`) ** 1.4 * (max + 1))
    const liking = 0.86 + chance(`liking ${sku}`) * 0.6
    return Array.from({ length: count }, (_, at): ReviewRow => {
      const key = `${sku} ${at}`
      const rating = ratingOf(key, liking)
      const text = chance(`says ${key}`) < 0.82 ? left.get(rating)?.shift() : undefined
      const english = chance(`tongue ${key}`) < 0.12
      const name = english
        ? englishNames[chanceBetween(`name ${key}`, 0, englishNames.length - 1)]
        : `${initials[chanceBetween(`letter ${key}`, 0, initials.length - 1)]}. ${mongolianNames[chanceBetween(`name ${key}`, 0, mongolianNames.length - 1)]}`
      return {
        name: name ?? "",
        rating,
        review: (english ? text?.en : text?.mn) ?? "",
        locale: english ? "en" : "mn",
        bought: chanceBetween(`bought ${key}`, 0, variants - 1),
        helpful: text === undefined ? 0 : Math.floor(chance(`helped ${key}`) ** 3 * 24),
        createdAt: new Date(since.getTime() + age * (1 - (at + chance(`when ${key}`)) / (count + 1))),
      }
    })
  }
}
