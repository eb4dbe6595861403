/** Address in postal order, on several lines. */
import type { Address } from "#domain/entities/account/address.ts"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import styles from "./address-lines.module.css"

/** Zones and detail of an address in one line. */
export const addressLine = ({ city, district, quarter, detail }: Address): string =>
  [city, district, quarter, detail].filter(Boolean).join(", ")

export const AddressLines = ({ address }: { readonly address: Address }) => (
  <address className={styles.address}>
    <b>{[address.lastName, address.firstName].filter(Boolean).join(" ")}</b>
    {", "}
    <span className="num">{[address.phone, address.otherPhone ?? ""].filter(Boolean).map(formatPhone).join(", ")}</span>
    {address.city !== "" && (
      <>
        <br />
        {addressLine(address)}
      </>
    )}
  </address>
)
