/** Letter of what changed about wishes: prices that fell, and what is back in stock. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { newsOf, type WishNews } from "#domain/rules/lists/wish-news.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { LetterForms, LetterSender } from "./letter.ts"

/** A wish with what its owner knows of it: the price and stock at the time of the wish, or of the last letter. */
export type LetterWish = {
  readonly name: string
  readonly optionsText: string
  readonly sellingPrice: Tugrik
  readonly wishedPrice: Tugrik
  readonly totalOnHand: number
  readonly wasSoldOut: boolean
}

type Wording = {
  readonly subject: (brand: string) => string
  readonly title: string
  readonly lead: (count: number) => string
  readonly fell: (by: string) => string
  readonly back: string
  readonly open: string
  readonly off: string
}

const wording: Readonly<Record<Locale, Wording>> = {
  mn: {
    subject: (brand) => `${brand}: таны хүссэн барааны мэдээ`,
    title: "Хүссэн барааны тань мэдээ",
    lead: (count) => `Хүслийн жагсаалтын тань ${count} бараанд өөрчлөлт орлоо.`,
    fell: (by) => `${by} хямдарсан`,
    back: "Дахин ирсэн",
    open: "Хүслийн жагсаалтаа үзэх",
    off: "Энэ мэдээг тохиргооны «Хүссэн бараа хямдрах, дахин ирэх» хэсгээс хааж болно.",
  },
  en: {
    subject: (brand) => `${brand}: news of your wishes`,
    title: "News of your wishes",
    lead: (count) => (count === 1 ? "One product on your wish lists has changed." : `${count} products on your wish lists have changed.`),
    fell: (by) => `${by} less`,
    back: "Back in stock",
    open: "See your wish lists",
    off: "You can turn this news off in the settings, under “Prices of wished products”.",
  },
}

const isIncluded = ({ _tag }: WishNews): boolean => _tag === "PriceFell" || _tag === "BackInStock"

/** Whether a letter tells anything of the wish. */
const isNews = (wish: LetterWish): boolean => newsOf(wish).some(isIncluded)

/** `null` where none of the wishes has news. */
export const wishLetter = (wishes: ReadonlyArray<LetterWish>, { brand, origin, locale }: Pick<LetterSender, "brand" | "origin"> & { readonly locale: Locale }): LetterForms | null => {
  const included = wishes.filter(isNews)
  if (included.length === 0) return null
  const { subject, title, lead, fell, back, open, off } = wording[locale]
  const detailOf = (wish: LetterWish): string =>
    [wish.optionsText, ...newsOf(wish).flatMap((news) => (news._tag === "PriceFell" ? [fell(formatTugrik(news.by))] : news._tag === "BackInStock" ? [back] : []))]
      .filter((part) => part !== "")
      .join(" · ")
  return {
    email: {
      subject: subject(brand),
      title,
      lead: lead(included.length),
      lines: included.map((wish) => ({ name: wish.name, detail: detailOf(wish), amount: formatTugrik(wish.sellingPrice) })),
      action: { label: open, href: `${origin}${locale === "en" ? "/en" : ""}/account/wishlists` },
      notes: [off],
    },
    sms: `${title}. ${lead(included.length)}`,
  }
}
