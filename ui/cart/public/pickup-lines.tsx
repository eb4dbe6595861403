/** Store at which an order is picked up: its name, place and phone. */
import type { PickupStore } from "#domain/entities/cart/pickup.ts"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import styles from "./pickup-lines.module.css"

export const PickupLines = ({ store: { name, district, address, phone } }: { readonly store: PickupStore }) => (
  <address className={styles.store}>
    <b>{name}</b>
    <br />
    {address || district}
    {phone !== "" && (
      <>
        <br />
        <PhoneLink phone={formatPhone(phone)} />
      </>
    )}
  </address>
)
