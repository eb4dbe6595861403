/** Letters of the shop, as a mail program shows them: light, whatever the theme is. */
import preview from "#book/preview.tsx"
import { orders } from "#book/fixtures/orders/orders.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { codeLetter } from "#domain/rules/notifications/code-letter.ts"
import { giftCardLetter } from "#domain/rules/notifications/gift-card-letter.ts"
import type { LetterForms, LetterSender } from "#domain/rules/notifications/letter.ts"
import { letterColours } from "#domain/rules/notifications/letter-colours.ts"
import { letterHtml } from "#domain/rules/notifications/letter-html.ts"
import type { Issue } from "#domain/rules/newsletter/newsletter-issue.ts"
import { issueLetter } from "#domain/rules/newsletter/issue-letter.ts"
import { orderLetter } from "#domain/rules/notifications/order-letter.ts"
import type { OrderNews } from "#domain/rules/notifications/order-news.ts"
import { later, minute } from "#domain/rules/instants.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { tugrik } from "#domain/rules/money.ts"
import { accentColours } from "#domain/rules/shell/accent.ts"
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import { useLocale } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import styles from "./letter-frame.module.css"

const now = "2026-11-22T04:00:00.000Z" as Instant

const Letter = ({ write }: { readonly write: (sender: LetterSender, locale: Locale) => LetterForms }) => {
  const { brand, company, supportPhone, workFrom, workTo, accent } = useSiteConfig()
  const locale = useLocale()
  const sender = {
    brand,
    company,
    supportPhone,
    hours: `${workFrom}:00–${workTo}:00`,
    origin: "https://shop.mn",
    accent: accent === null ? letterColours.sky : accentColours(accent).light.sky,
    logo: null,
  }
  const { email } = write(sender, locale)
  return <iframe className={styles.letter} title={email.subject} sandbox="" srcDoc={letterHtml(email, sender, locale)} />
}

const meta = preview.meta({ title: "Letters/Letters", component: Letter })

const sample: Order | undefined = orders[0]
const orderStory = (news: OrderNews, changes: Partial<Order> = {}) => ({
  args: {
    write: (sender: LetterSender, locale: Locale): LetterForms => {
      if (sample === undefined) throw new Error("the sample orders are empty")
      return orderLetter(news, {
        order: { ...sample, deliveryFrom: later(now, 1440 * minute), deliveryTo: later(now, 1680 * minute), ...changes },
        sender,
        locale,
        now,
      })
    },
  },
})

/** A one-time code for the login. */
export const Code = meta.story({
  args: { write: ({ brand }, locale) => codeLetter({ purpose: "login", code: "482913", minutes: 5, brand, locale }) },
})
/** A bought gift card, to its receiver. */
export const GiftCard = meta.story({
  args: {
    write: ({ brand, origin }, locale) =>
      giftCardLetter(
        { number: "GIFT-7Q4K-M2XA-98TR-KD3P", amount: tugrik(50_000), from: "Номин", message: "Төрсөн өдрийн мэнд хүргэе!" },
        { brand, origin, locale },
      ),
  },
})
/** The order is placed and waits for its payment. */
export const Placed = meta.story(orderStory({ kind: "placed" }, { expiresAt: later(now, 15 * minute) }))
/** The order is paid: what was bought, where it goes, and when. */
export const Paid = meta.story(orderStory({ kind: "paid" }))
/** The goods are packed. */
export const Ready = meta.story(orderStory({ kind: "ready" }))
/** The courier is on the way. */
export const Shipped = meta.story(
  orderStory({ kind: "shipped" }, { courier: { name: "Ганбат", phone: "88112233" }, parcelNumber: "UB-20261122-17" }),
)
/** The order was delivered; until when it may be returned. */
export const Delivered = meta.story(orderStory({ kind: "delivered" }, { deliveredAt: now }))
/** A paid order was cancelled; what comes back, and when. */
export const Canceled = meta.story(orderStory({ kind: "canceled" }, { refundedAmount: tugrik(105_000) }))
/** The time to pay is over. */
export const Overdue = meta.story(orderStory({ kind: "overdue" }))
/** A payment came after the order was cancelled. */
export const Refunded = meta.story(orderStory({ kind: "refunded", amount: tugrik(105_000), reason: "late" }))
/** Goods came back: a part to the account, a part to the wallet. */
export const Returned = meta.story(orderStory({ kind: "returned", money: tugrik(80_000), wallet: tugrik(25_000) }))
/** An issue of the newsletter, with products at the shop's prices and the link that leaves. */
export const Newsletter = meta.story({
  args: {
    write: ({ origin }, locale) => {
      const issue: Issue = {
        mn: {
          subject: "Өвлийн хямдрал",
          title: "Дулаахан өвлийн хямдрал эхэллээ",
          paragraphs: ["Ноолуур, эсгий, үслэг бүх бараа энэ долоо хоногт хямдарна.", "Хямдрал ням гарагийн шөнө хүртэл үргэлжилнэ."],
          products: [],
          action: { label: "Бүх хямдралыг үзэх", path: "/sale" },
        },
        en: {
          subject: "Winter sale",
          title: "The winter sale is on",
          paragraphs: ["Cashmere, felt and fur are all cheaper this week.", "The sale ends on Sunday at midnight."],
          products: [],
          action: { label: "See the whole sale", path: "/sale" },
        },
      }
      const products =
        sample?.lineItems.map(({ product, price }) => ({ name: product.name, detail: "", amount: formatTugrik(price) })) ?? []
      const email = issueLetter({ text: inLocale(issue, locale), products, origin, locale, leave: `${origin}/newsletter/leave` })
      return { email, sms: "" }
    },
  },
})
