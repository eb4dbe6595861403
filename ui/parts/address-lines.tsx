/** An address as one writes it on a parcel. */
import type { Address } from "#domain/entities/address.ts"

export const AddressLines = ({ address }: { readonly address: Address }) => (
  <address>
    <b>{[address.lastName, address.firstName].filter(Boolean).join(" ")}</b>
    {", "}
    <span className="num">{address.phone.replace(/^(\d{4})(\d{4})$/, "$1 $2")}</span>
    <br />
    {[address.city, address.district, address.quarter, address.detail].filter(Boolean).join(", ")}
  </address>
)
