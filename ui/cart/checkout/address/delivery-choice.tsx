/** Day and hours of the delivery, and a note for the courier. V2. */
import { useSelector } from "@xstate/react"
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { arrival, hasMadeToOrder } from "#domain/rules/cart/delivery.ts"
import { deliveryTo, isNear } from "#domain/rules/cart/delivery-place.ts"
import { deliveryDays, isSlotOffered, type DeliveryDay } from "#domain/rules/cart/delivery-slots.ts"
import { siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { weekdayName } from "#domain/rules/texts/dates.ts"
import { dayAndMonth } from "#domain/rules/texts/day-names.ts"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import { formatDeliveryWindow } from "#domain/rules/texts/delivery-window.ts"
import styles from "#ui/cart/checkout/checkout-screen.module.css"
import { useLocale, useRichText, useText } from "#ui/messages/messages.tsx"
import { ChoiceChips } from "#ui/parts/choice/choice-chips.tsx"
import { FieldWrong } from "#ui/parts/form/field.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import type { RefusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useNow } from "#ui/react/clock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { hoursText } from "#ui/cart/checkout/slot-text.ts"
import type { AddressField } from "./address-step-fields.ts"

export type DeliveryChoiceProps = { readonly actor: CheckoutActor; readonly order: Order; readonly wrong: RefusalMessages<AddressField> }

const earliest = "earliest"

/** The same hours on another day where they are offered, otherwise the day's first. */
const slotOn = ({ day, slots }: DeliveryDay, now: DeliverySlot | null): DeliverySlot | null => {
  const offered = slots.filter(({ isOffered }) => isOffered)
  const hours = offered.find(({ from, to }) => from === now?.from && to === now.to) ?? offered[0]
  return hours === undefined ? null : { day, from: hours.from, to: hours.to }
}

export const DeliveryChoice = ({ actor, order, wrong }: DeliveryChoiceProps) => {
  const text = useText()
  const rich = useRichText()
  const locale = useLocale()
  const config = useSiteConfig()
  const now = useNow()
  const form = useSelector(actor, ({ context }) => context.form)
  const { slot, note } = form
  const delivery = deliveryTo({ ...form, isMadeToOrder: hasMadeToOrder(order), isToCapital: isNear(form) }, siteDeliveryTerms(config))
  if (delivery === null) return <p className={styles.quiet}>{text("delivery.none", { phone: config.supportPhone })}</p>
  const { kind, terms } = delivery
  const days = deliveryDays(kind, now, terms)
  const promise = arrival({ kind, placedAt: now, paidAt: now }, terms)
  const onDay = days.find(({ day }) => day === slot?.day)
  const isGone = slot !== null && !isSlotOffered(slot, kind, now, terms)
  const problem = wrong.slot ?? (isGone ? text("delivery.slot.gone") : undefined)
  const choose = (value: DeliverySlot | null) => actor.send({ type: "field.type", field: "slot", value })
  return (
    <>
      <p className={styles.quiet}>
        {rich(kind === "madeToOrder" ? "delivery.madeToOrder" : "checkout.promise", {
          window: formatDeliveryWindow(promise.from, promise.to, now, locale),
          ...terms.madeToOrderDays,
        })}
      </p>
      <div
        id="slot"
        tabIndex={-1}
        role="group"
        aria-label={text("delivery.title")}
        aria-describedby={problem ? "slot-wrong" : undefined}
        className={styles.choice}
      >
        <ChoiceChips
          name="delivery-day"
          label={text("delivery.day")}
          chips={[
            { key: earliest, title: text("delivery.earliest") },
            ...days.map(({ at, day }) => ({ key: day, title: weekdayName(at, locale), note: dayAndMonth(at, locale) })),
          ]}
          chosen={slot?.day ?? earliest}
          onChoose={(key) => {
            const day = days.find((one) => one.day === key)
            choose(day === undefined ? null : slotOn(day, slot))
          }}
        />
        {onDay !== undefined && (
          <ChoiceChips
            name="delivery-hours"
            label={text("delivery.hours")}
            chips={onDay.slots.map((hours) => ({ key: String(hours.from), title: hoursText(hours), disabled: !hours.isOffered }))}
            chosen={slot === null || isGone ? null : String(slot.from)}
            onChoose={(key) => {
              const hours = onDay.slots.find(({ from }) => String(from) === key)
              if (hours !== undefined) choose({ day: onDay.day, from: hours.from, to: hours.to })
            }}
          />
        )}
        {problem !== undefined && (
          <FieldWrong id="slot-wrong" readOut={wrong.slot === undefined}>
            {problem}
          </FieldWrong>
        )}
      </div>
      <TextField
        id="note"
        label={text("address.note")}
        hint={text("address.note.hint")}
        wrong={wrong.note}
        optional
        autoComplete="off"
        maxLength={300}
        value={note}
        onType={(value) => actor.send({ type: "field.type", field: "note", value })}
      />
    </>
  )
}
