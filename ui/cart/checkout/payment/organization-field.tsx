/** Registration number of the organization that gets the VAT receipt, with its name once it is found. */
import { useSelector } from "@xstate/react"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import type { OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import { OrganizationFound } from "#ui/identity/public/organization-found.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"

export type OrganizationFieldProps = {
  readonly actor: CheckoutActor
  readonly lookup: OrganizationLookupActor
  readonly wrong: string | undefined
}

export const OrganizationField = ({ actor, lookup, wrong }: OrganizationFieldProps) => {
  const text = useText()
  const registryNumber = useSelector(actor, ({ context }) => context.form.registryNumber)
  return (
    <>
      <TextField
        id="registry"
        label={text("receipt.registry")}
        hint={text("receipt.registry.hint")}
        wrong={wrong}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={registryNumber}
        onType={(value) => actor.send({ type: "field.type", field: "registryNumber", value })}
      />
      <OrganizationFound actor={lookup} />
    </>
  )
}
