/** Receiver of the order and the phone number for the courier. */
import { useSelector } from "@xstate/react"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import type { RefusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { AddressField } from "./address-fields.ts"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import styles from "#ui/cart/checkout/checkout-screen.module.css"

type Props = { readonly actor: CheckoutActor; readonly wrong: RefusalMessages<AddressField> }

export const AddressReceiver = ({ actor, wrong }: Props) => {
  const text = useText()
  const form = useSelector(actor, ({ context }) => context.form)
  const type = (field: "lastName" | "firstName" | "phone" | "otherPhone") => (value: string) => actor.send({ type: "field.type", field, value })
  return (
    <Panel title={text("address.receiver")}>
      <div className={styles.fields}>
        <div data-wide="half">
          <TextField
            id="lastName"
            label={text("address.lastName")}
            wrong={wrong.lastName}
            optional
            autoComplete="family-name"
            maxLength={60}
            value={form.lastName}
            onType={type("lastName")}
          />
        </div>
        <div data-wide="half">
          <TextField
            id="firstName"
            label={text("address.firstName")}
            wrong={wrong.firstName}
            autoComplete="given-name"
            maxLength={60}
            value={form.firstName}
            onType={type("firstName")}
          />
        </div>
        <TextField
          id="phone"
          label={text("address.phone")}
          hint={form.storeId === null ? text("address.phone.hint") : undefined}
          wrong={wrong.phone}
          before="+976"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          value={form.phone}
          onType={type("phone")}
        />
        <TextField
          id="otherPhone"
          label={text("address.otherPhone")}
          wrong={wrong.otherPhone}
          optional
          before="+976"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
          value={form.otherPhone}
          onType={type("otherPhone")}
        />
      </div>
    </Panel>
  )
}
