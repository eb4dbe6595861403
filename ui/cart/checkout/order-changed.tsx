/** Differences between the order that the shopper saw and the current one. Nothing was placed; the shopper decides again. */
import ArrowRight from "lucide-react/icons/arrow-right"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import { useEffect, useRef } from "react"
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { differences, seenOf, type ExpectedDelivery, type OrderDifference, type OrderSum } from "#domain/rules/cart/expected.ts"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { isSameStay, isStay } from "#domain/rules/travel/stay-line.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { addressLine } from "#ui/account/public/address-lines.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useLocale, useText, type Text, type MessageKey } from "#ui/messages/messages.tsx"
import { useNow } from "#ui/react/clock.ts"
import { optionTexts } from "#ui/cart/public/line-options.tsx"
import { slotText } from "./slot-text.ts"
import styles from "./order-changed.module.css"

type Change = { readonly of: string; readonly was: string; readonly is: string }
type Row = {
  readonly key: string
  readonly name: string
  readonly detail: string
  readonly changes: ReadonlyArray<Change>
  /** The row of the total. */
  readonly isTotal?: boolean
}

const sumKeys = {
  coupon: "checkout.changed.coupon",
  shipping: "summary.shipping",
  wallet: "checkout.changed.wallet",
  total: "summary.payable",
} as const satisfies Record<OrderSum, MessageKey>

/** Deductions carry a minus sign, as in the summary. */
const sumText = (sum: OrderSum, amount: number): string =>
  formatTugrik(amount > 0 && (sum === "coupon" || sum === "wallet") ? -amount : amount)

const lineRow = (line: LineItem, changes: ReadonlyArray<Change>): Row => ({
  key: `line ${line.id}`,
  name: line.product.name,
  detail: optionTexts(line).join(" · "),
  changes,
})

const placeText = ({ address }: ExpectedDelivery): string => `${addressLine(address)} · ${address.firstName} ${formatPhone(address.phone)}`

type Moment = { readonly now: Instant; readonly locale: Locale }

const rowOf = (difference: OrderDifference<LineItem>, text: Text, { now, locale }: Moment): Row => {
  // A stay is shown by its dates: its quantity is always 1.
  const quantityText = (line: LineItem) => (isStay(line) ? line.optionsText : text("summary.line", { count: line.quantity }))
  switch (difference._tag) {
    case "LineGone":
      return lineRow(difference.before, [{ of: "quantity", was: quantityText(difference.before), is: text("checkout.changed.gone") }])
    case "LineNew":
      return lineRow(difference.after, [{ of: "quantity", was: text("checkout.changed.absent"), is: quantityText(difference.after) }])
    case "LineChanged": {
      const { before, after } = difference
      const isOtherStay = !isSameStay(before, after)
      const changes = [
        ...(isOtherStay ? [{ of: "stay", was: before.optionsText, is: after.optionsText }] : []),
        ...(before.quantity === after.quantity ? [] : [{ of: "quantity", was: quantityText(before), is: quantityText(after) }]),
        ...(before.price === after.price ? [] : [{ of: "price", was: formatTugrik(before.price), is: formatTugrik(after.price) }]),
      ]
      // The change names the dates already.
      return lineRow(isOtherStay ? { ...after, optionsText: "" } : after, changes)
    }
    case "PlaceChanged": {
      const { before, after } = difference
      return {
        key: "place",
        name: text("checkout.changed.place"),
        detail: "",
        changes: [{ of: "place", was: placeText(before), is: placeText(after) }],
      }
    }
    case "SlotChanged": {
      const chosenText = (chosen: DeliverySlot | null) =>
        chosen === null ? text("checkout.changed.earliest") : slotText(chosen, now, locale)
      return {
        key: "slot",
        name: text("checkout.changed.slot"),
        detail: "",
        changes: [{ of: "slot", was: chosenText(difference.before), is: chosenText(difference.after) }],
      }
    }
    case "SumChanged": {
      const { sum, before, after } = difference
      return {
        key: sum,
        name: text(sumKeys[sum]),
        detail: "",
        changes: [{ of: sum, was: sumText(sum, before), is: sumText(sum, after) }],
        isTotal: sum === "total",
      }
    }
    default:
      return difference satisfies never
  }
}

/** `attempt` counts presses of the button: the note takes the focus after each refused one, but not on page load. */
export const OrderChanged = ({ seen, order, attempt }: { readonly seen: Order; readonly order: Order; readonly attempt: number }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const rows = differences(seenOf(seen), seenOf(order)).map((difference) => rowOf(difference, text, { now, locale }))
  if (rows.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <Note tone="warn" icon={<TriangleAlert />} role="alert" title={text("checkout.changed.title")}>
        <p>{text("checkout.changed.text")}</p>
        <dl className={styles.rows}>
          {rows.map(({ key, name, detail, changes, isTotal }) => (
            <div key={key} data-whole={isTotal === true ? "" : undefined}>
              <dt>
                {name}
                {detail !== "" && <small>{detail}</small>}
              </dt>
              {changes.map((change) => (
                <FromTo key={change.of} was={change.was} is={change.is} />
              ))}
            </div>
          ))}
        </dl>
      </Note>
    </div>
  )
}

const FromTo = ({ was, is }: Omit<Change, "of">) => {
  const text = useText()
  return (
    <dd>
      <span>
        <span className="sr">{text("checkout.changed.was")} </span>
        {was}
      </span>
      <ArrowRight aria-hidden="true" />
      <b>
        <span className="sr">{text("checkout.changed.is")} </span>
        {is}
      </b>
    </dd>
  )
}
