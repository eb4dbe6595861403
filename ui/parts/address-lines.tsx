/** An address as one writes it on a parcel. */
import type { Address } from "#domain/entities/address.ts"
import { formatPhone } from "#domain/rules/forms/contact.ts"
import styles from "./address-lines.module.css"

export const AddressLines = ({ address }: { readonly address: Address }) => (
  <address className={styles.address}>
    <b>{[address.lastName, address.firstName].filter(Boolean).join(" ")}</b>
    {", "}
    <span className="num">{formatPhone(address.phone)}</span>
    <br />
    {[address.city, address.district, address.quarter, address.detail].filter(Boolean).join(", ")}
  </address>
)
