/** Holder of the VAT receipt: a person, or an organization with its registration number. */
import { useSelector } from "@xstate/react"
import Building2 from "lucide-react/icons/building-2"
import UserRound from "lucide-react/icons/user-round"
import { ChoiceSwitch } from "#ui/parts/choice/choice-switch.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import type { Order } from "#domain/entities/orders/order.ts"
import { receiptLeadText } from "#ui/cart/public/receipt-lead.ts"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { OrganizationFound } from "#ui/identity/public/organization-found.tsx"
import { useText } from "#ui/messages/messages.tsx"
import type { OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import styles from "#ui/cart/checkout/checkout-screen.module.css"

type Props = { readonly actor: CheckoutActor; readonly order: Order; readonly lookup: OrganizationLookupActor; readonly wrong: string | undefined }

export const ReceiptChoice = ({ actor, order, lookup, wrong }: Props) => {
  const text = useText()
  const { receiptKind, registryNumber } = useSelector(actor, ({ context }) => context.form)
  return (
    <Panel title={text("receipt.title")} lead={receiptLeadText(order, text)}>
      <ChoiceSwitch
        name="receipt-kind"
        label={text("receipt.for")}
        choices={[
          { key: "person", title: text("receipt.person"), icon: <UserRound /> },
          { key: "organization", title: text("receipt.organization"), icon: <Building2 /> },
        ]}
        chosen={receiptKind}
        onChoose={(value) => actor.send({ type: "field.type", field: "receiptKind", value })}
      />
      <div className={styles.detail}>
        {receiptKind === "person" ? (
          <p>{text("receipt.person.text")}</p>
        ) : (
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
        )}
      </div>
    </Panel>
  )
}
