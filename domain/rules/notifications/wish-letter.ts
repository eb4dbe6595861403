/** Letter and push of what changed about wishes: prices that fell, and what is back in stock. */
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { PushNote } from "#domain/entities/shell/push.ts"
import { letters } from "#domain/languages/letters.ts"
import type { NotificationKind } from "#domain/rules/account/notifications.ts"
import { newsOf } from "#domain/rules/lists/wish-news.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { LetterForms, LetterSender } from "./letter.ts"
import type { WishTexts } from "./letter-texts.ts"

/** A wish with what its owner knows of it: the price and stock at the time of the wish, or of the last letter. */
export type LetterWish = {
  readonly slug: string
  readonly name: string
  readonly optionsText: string
  readonly image: Picture | null
  readonly sellingPrice: Tugrik
  readonly wishedPrice: Tugrik
  readonly totalOnHand: number
  readonly wasSoldOut: boolean
}

/** Kinds of news as shoppers choose them in the settings. */
export type WishKind = Extract<NotificationKind, "prices" | "stock">
export const wishKinds: ReadonlyArray<WishKind> = ["prices", "stock"]

/** The news of a wish to notify, of the kinds that the shopper wants. */
const includedNews = (wish: LetterWish, wanted: ReadonlyArray<WishKind>) =>
  newsOf(wish).filter((news) => (news._tag === "PriceFell" && wanted.includes("prices")) || (news._tag === "BackInStock" && wanted.includes("stock")))

const detailsOf = (wish: LetterWish, { fell, back }: WishTexts, wanted: ReadonlyArray<WishKind>): ReadonlyArray<string> =>
  includedNews(wish, wanted).flatMap((news) => (news._tag === "PriceFell" ? [fell(formatTugrik(news.by))] : news._tag === "BackInStock" ? [back] : []))

const joined = (parts: ReadonlyArray<string>): string => parts.filter((part) => part !== "").join(" · ")

const listPath = (locale: Locale): string => addressOf(locale, "/account/wishlists")

type Sender = Pick<LetterSender, "brand" | "origin"> & { readonly locale: Locale }

/** `null` where none of the wishes has news of a wanted kind. */
export const wishLetter = (wishes: ReadonlyArray<LetterWish>, { brand, origin, locale }: Sender, wanted: ReadonlyArray<WishKind> = wishKinds): LetterForms | null => {
  const included = wishes.filter((wish) => includedNews(wish, wanted).length > 0)
  if (included.length === 0) return null
  const words = letters[locale].wish
  const { subject, title, lead, open, off } = words
  return {
    email: {
      subject: subject(brand),
      title,
      lead: lead(included.length),
      lines: included.map((wish) => ({ name: wish.name, detail: joined([wish.optionsText, ...detailsOf(wish, words, wanted)]), amount: formatTugrik(wish.sellingPrice), ...(wish.image !== null && { picture: wish.image.src }) })),
      action: { label: open, href: `${origin}${listPath(locale)}` },
      notes: [off],
    },
    sms: `${title}. ${lead(included.length)}`,
  }
}

/** The push of the same news with the kind that it is of: one product by its name, several by their number. */
export const wishPush = (wishes: ReadonlyArray<LetterWish>, locale: Locale, wanted: ReadonlyArray<WishKind>): (Omit<PushNote, "tag"> & { readonly kind: WishKind }) | null => {
  const included = wishes.filter((wish) => includedNews(wish, wanted).length > 0)
  const [first, ...others] = included
  if (first === undefined) return null
  const words = letters[locale].wish
  const kind = included.some((wish) => includedNews(wish, wanted).some(({ _tag }) => _tag === "PriceFell")) ? "prices" : "stock"
  if (others.length > 0) return { kind, title: words.title, body: words.lead(included.length), path: listPath(locale) }
  const body = joined([...detailsOf(first, words, wanted), words.nowAt(formatTugrik(first.sellingPrice))])
  return { kind, title: joined([first.name, first.optionsText]), body, path: addressOf(locale, `/products/${first.slug}`) }
}
