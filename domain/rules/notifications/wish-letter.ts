/** Letter and push about wishes whose price fell or that are back in stock. */
import type { Picture } from "#domain/entities/catalogue/product.ts"
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { PushNote } from "#domain/entities/shell/push.ts"
import { letters } from "#domain/languages/letters.ts"
import type { NotificationKind } from "#domain/rules/account/notifications.ts"
import { newsOf, type WishNews } from "#domain/rules/lists/wish-news.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { LetterForms, LetterLine, LetterSender } from "./letter.ts"
import type { WishTexts } from "./letter-texts.ts"

/** A wish with its present price and stock, and those (`wishedPrice`, `wasSoldOut`) of the time of the wish or of the last letter. */
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

/** Kind of each news; `null` for news that are shown in the list alone. */
const kindOf: Readonly<Record<WishNews["_tag"], WishKind | null>> = {
  PriceFell: "prices",
  BackInStock: "stock",
  SoldOut: null,
  FewLeft: null,
}

/** News of a wish, of the kinds that the shopper wants. */
const wantedNews = (wish: LetterWish, wanted: ReadonlyArray<WishKind>): ReadonlyArray<WishNews> =>
  newsOf(wish).filter(({ _tag }) => wanted.some((kind) => kind === kindOf[_tag]))

const newsText = (news: WishNews, texts: WishTexts): string => {
  switch (news._tag) {
    case "PriceFell":
      return texts.fell(formatTugrik(news.by))
    case "BackInStock":
      return texts.back
    case "SoldOut":
    case "FewLeft":
      return ""
    default:
      return news satisfies never
  }
}

const joinTexts = (texts: ReadonlyArray<string>): string => texts.filter((text) => text !== "").join(" · ")

const listPath = (locale: Locale): string => addressOf(locale, "/account/wishlists")

type Sender = Pick<LetterSender, "brand" | "origin"> & { readonly locale: Locale }

/** `null` where none of the wishes has news of a wanted kind. */
export const wishLetter = (
  wishes: ReadonlyArray<LetterWish>,
  { brand, origin, locale }: Sender,
  wanted: ReadonlyArray<WishKind> = wishKinds,
): LetterForms | null => {
  const changed = wishes.filter((wish) => wantedNews(wish, wanted).length > 0)
  if (changed.length === 0) return null
  const texts = letters[locale].wish
  const lineOf = (wish: LetterWish): LetterLine => ({
    name: wish.name,
    detail: joinTexts([wish.optionsText, ...wantedNews(wish, wanted).map((news) => newsText(news, texts))]),
    amount: formatTugrik(wish.sellingPrice),
    ...(wish.image !== null && { picture: wish.image.src }),
  })
  return {
    email: {
      subject: texts.subject(brand),
      title: texts.title,
      lead: texts.lead(changed.length),
      lines: changed.map(lineOf),
      action: { label: texts.open, href: `${origin}${listPath(locale)}` },
      notes: [texts.off],
    },
    sms: `${texts.title}. ${texts.lead(changed.length)}`,
  }
}

/** Push without its tag; `kind` is the setting by which a shopper chooses it. */
type WishPush = Omit<PushNote, "tag"> & { readonly kind: WishKind }

/** Push of the same news: one product by its name, several by their number. `null` as for the letter. */
export const wishPush = (
  wishes: ReadonlyArray<LetterWish>,
  locale: Locale,
  wanted: ReadonlyArray<WishKind> = wishKinds,
): WishPush | null => {
  const changed = wishes.filter((wish) => wantedNews(wish, wanted).length > 0)
  const [first, ...others] = changed
  if (first === undefined) return null
  const texts = letters[locale].wish
  const hasPrices = changed.some((wish) => wantedNews(wish, wanted).some(({ _tag }) => _tag === "PriceFell"))
  const kind = hasPrices ? "prices" : "stock"
  if (others.length > 0) return { kind, title: texts.title, body: texts.lead(changed.length), path: listPath(locale) }
  const newsTexts = wantedNews(first, wanted).map((news) => newsText(news, texts))
  return {
    kind,
    title: joinTexts([first.name, first.optionsText]),
    body: joinTexts([...newsTexts, texts.nowAt(formatTugrik(first.sellingPrice))]),
    path: addressOf(locale, `/products/${first.slug}`),
  }
}
