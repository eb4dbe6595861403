/** Store at which an order is picked up: its name, place, present opening hours and phone. */
import type { PickupStore } from "#domain/entities/cart/pickup.ts"
import { formatOpeningHours } from "#domain/rules/texts/opening-hours.ts"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { useLocale } from "#ui/messages/messages.tsx"
import styles from "./pickup-lines.module.css"

export const PickupLines = ({ store: { name, district, address, phone, hours } }: { readonly store: PickupStore }) => {
  const locale = useLocale()
  return (
    <address className={styles.store}>
      <b>{name}</b>
      <br />
      {address || district}
      {formatOpeningHours(hours, locale).map((span) => (
        <span key={span} className="num">
          <br />
          {span}
        </span>
      ))}
      {phone !== "" && (
        <>
          <br />
          <PhoneLink phone={formatPhone(phone)} />
        </>
      )}
    </address>
  )
}
