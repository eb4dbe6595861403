/** Stores at which the order can be picked up, with the time from which it is ready. */
import { useSelector } from "@xstate/react"
import type { PickupChoice } from "#domain/entities/cart/pickup.ts"
import { hasAll, pickupWindow } from "#domain/rules/cart/pickup.ts"
import { formatMoment } from "#domain/rules/texts/moments.ts"
import styles from "#ui/cart/checkout/checkout-screen.module.css"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { ChoiceTiles } from "#ui/parts/choice/choice-tiles.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useNow } from "#ui/react/clock.ts"
import type { ReceiveProps } from "./address-receive.tsx"

export const PickupStore = ({ actor, order, wrong }: ReceiveProps) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const terms = useSiteConfig().delivery.pickup
  const { stores, form } = useSelector(actor, ({ context }) => context)
  const canGive = (store: PickupChoice) => hasAll(store, order.lineItems)
  const readyText = (store: PickupChoice) => {
    const window = pickupWindow(store, now, terms)
    return window === null ? "" : text("pickup.ready", { when: formatMoment(window.from, now, locale) })
  }
  // The chosen store stays in view once it lacks a line, so that the shopper sees why.
  const shown = typeof stores === "string" ? [] : stores.filter((store) => canGive(store) || store.id === form.storeId)
  const chosen = shown.find(({ id }) => id === form.storeId)
  return (
    <>
      <ChoiceTiles
        name="storeId"
        label={text("pickup.store")}
        choices={shown.map((store) => ({
          key: store.id,
          title: store.name,
          note: (
            <>
              {store.address || store.district}
              <br />
              {readyText(store)}
            </>
          ),
        }))}
        chosen={form.storeId}
        wrong={wrong.storeId ?? (chosen !== undefined && !canGive(chosen) ? text("pickup.lacks") : undefined)}
        onChoose={(id) => actor.send({ type: "field.type", field: "storeId", value: id })}
      />
      <p className={styles.quiet}>{text("pickup.terms", { days: terms.days })}</p>
    </>
  )
}
