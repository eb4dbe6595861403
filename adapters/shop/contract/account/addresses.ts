/** Calls of the user's address book. */
import * as Schema from "effect/Schema"
import { SavedAddress } from "#domain/entities/account/saved-address.ts"
import { Address } from "#domain/entities/account/address.ts"
import { orElse } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { Name } from "#adapters/shop/contract/texts.ts"

const AddressBook = Schema.Struct({ addresses: Schema.Array(SavedAddress) })

/** Body of a change; zones are named by name or code. */
const AddressChange = Schema.Struct({ label: orElse(Name, ""), isDefault: orElse(Schema.Boolean, false), address: Address }).pipe(
  Schema.encodeKeys({ isDefault: "is_default" }),
)

export const addresses = endpoint({
  method: "GET",
  path: "/api/v2/users/addresses",
  summary: "Addresses of the user, the default first.",
  asker: "user",
  answer: AddressBook,
})

export const addAddress = endpoint({
  method: "POST",
  path: "/api/v2/users/addresses",
  summary: "Adds an address; the first one becomes the default.",
  asker: "user",
  body: AddressChange,
  answer: AddressBook,
})

export const changeAddress = endpoint({
  method: "PUT",
  path: "/api/v2/users/addresses/:id",
  summary: "Changes an address.",
  asker: "user",
  body: AddressChange,
  answer: AddressBook,
})

export const removeAddress = endpoint({
  method: "DELETE",
  path: "/api/v2/users/addresses/:id",
  summary: "Removes an address; without the default one, the latest becomes it.",
  asker: "user",
  answer: AddressBook,
})
