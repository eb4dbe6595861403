/** Card of a price suggestion or a quote: the request, the shop's answer, and how long it is valid. E23, B8. */
import type { ReactNode } from "react"
import type { Offer } from "#machines/offers/ports.ts"
import type { SuggestionStatus } from "#domain/entities/offers/price-suggestion.ts"
import { isGrantOpen } from "#domain/rules/offers/personal-price.ts"
import { formatDate, formatDateTime } from "#domain/rules/texts/dates.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useNowUntil } from "#ui/react/clock-until.ts"
import { useLocale, useRichText, useText } from "#ui/messages/messages.tsx"
import styles from "./offers-screen.module.css"

const tones = { requested: "sky", accepted: "good", rejected: "plain" } as const satisfies Readonly<Record<SuggestionStatus, string>>

export const OfferCard = ({ offer }: { readonly offer: Offer }) => {
  const text = useText()
  const rich = useRichText()
  const locale = useLocale()
  const now = useNowUntil(offer.validUntil)
  const statusOf = (status: SuggestionStatus) => text(`suggest.status.${status}`)
  const { number, product, status, note, validUntil, orderNumber, createdAt } = offer
  const isQuote = "quantity" in offer
  const granted = isQuote ? offer.price : offer.acceptedPrice
  const isOpen = isGrantOpen(offer, now)
  return (
    <article className={styles.card} aria-labelledby={number}>
      <header>
        <h2 id={number}>{product === null ? number : <Link href={`/products/${product.slug}`}>{product.name}</Link>}</h2>
        <Tag tone={tones[status]}>{statusOf(status)}</Tag>
      </header>
      <dl>
        <Fact name={text("offers.quantity")}>{text("offers.pieces", { count: isQuote ? offer.quantity : 1 })}</Fact>
        {!isQuote && <Fact name={text("offers.suggested")}>{formatTugrik(offer.price)}</Fact>}
        {product !== null && product.price !== null && <Fact name={text("offers.today")}>{formatTugrik(product.price)}</Fact>}
        {granted !== null && (
          <Fact name={text("offers.granted")}>
            <b>{formatTugrik(granted)}</b>
          </Fact>
        )}
      </dl>
      {note !== "" && <p>{note}</p>}
      {!isQuote && offer.history.length > 0 && (
        <details>
          <summary>{text("offers.history", { count: offer.history.length })}</summary>
          <ul>
            {offer.history.map((earlier) => (
              <li
                key={earlier.createdAt}
              >{`${formatDate(earlier.createdAt, locale)} · ${formatTugrik(earlier.price)} · ${statusOf(earlier.status)}`}</li>
            ))}
          </ul>
        </details>
      )}
      <footer>
        <small>{`${number} · ${formatDateTime(createdAt, locale)}`}</small>
        {orderNumber !== null && (
          <small>{rich("offers.used", { order: <Link href={`/account/orders/${orderNumber}`}>{orderNumber}</Link> })}</small>
        )}
        {orderNumber === null && validUntil !== null && (
          <small>{text(isOpen ? "offers.until" : "offers.over", { moment: formatEnd(validUntil, now, locale) })}</small>
        )}
        {isOpen && orderNumber === null && product !== null && (
          <ButtonLink size="small" href={`/products/${product.slug}`}>
            {text("offers.buy")}
          </ButtonLink>
        )}
      </footer>
    </article>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
