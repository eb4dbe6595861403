/** Addresses of the shopper as choices: the address book, the last order's, and another one to type. */
import { useSelector } from "@xstate/react"
import { addressLine } from "#ui/account/public/address-lines.tsx"
import { chosenAddress, lastAddress } from "#machines/cart/known-addresses.ts"
import { isLastPlace } from "#machines/cart/checkout-form.ts"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import { ChoiceTiles } from "#ui/parts/choice/choice-tiles.tsx"
import { useText } from "#ui/messages/messages.tsx"

/** Keys of the choices that are no address of the book. */
const last = "last"
const another = "another"

export const KnownAddresses = ({ actor }: { readonly actor: CheckoutActor }) => {
  const text = useText()
  const { form, user, addresses } = useSelector(actor, ({ context }) => context)
  const saved = chosenAddress(addresses, form)
  const ofLastOrder = lastAddress(addresses, user)
  const unsavedKey = ofLastOrder !== null && isLastPlace(form, user) === true ? last : another
  const choices = [
    ...addresses.map(({ id, label, address }) => ({
      key: String(id),
      title: label || address.district || address.city,
      note: addressLine(address),
    })),
    ...(ofLastOrder === null ? [] : [{ key: last, title: text("address.known.last"), note: addressLine(ofLastOrder) }]),
    { key: another, title: text("address.known.another") },
  ]
  const choose = (key: string) => {
    if (key === last) actor.send({ type: "address.reuse" })
    else if (key === another) actor.send({ type: "address.clear" })
    else actor.send({ type: "address.pick", id: Number(key) })
  }
  return (
    <ChoiceTiles
      name="known-address"
      label={text("address.known")}
      choices={choices}
      chosen={saved === null ? unsavedKey : String(saved.id)}
      onChoose={choose}
    />
  )
}
