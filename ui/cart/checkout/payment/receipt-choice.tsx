/** Holder of the VAT receipt: a person, or an organization with its registration number. */
import { useSelector } from "@xstate/react"
import Building2 from "lucide-react/icons/building-2"
import UserRound from "lucide-react/icons/user-round"
import { ChoiceSwitch } from "#ui/parts/choice/choice-switch.tsx"
import type { Order } from "#domain/entities/orders/order.ts"
import { receiptLeadText } from "#ui/cart/public/receipt-lead.ts"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { OrganizationFieldProps } from "./organization-field.tsx"
import styles from "#ui/cart/checkout/checkout-screen.module.css"

const organizationField = lazyPart(async () => (await import("./organization-field.tsx")).OrganizationField)

type Props = OrganizationFieldProps & { readonly order: Order }

export const ReceiptChoice = ({ actor, order, lookup, wrong }: Props) => {
  const text = useText()
  const { receiptKind } = useSelector(actor, ({ context }) => context.form)
  const { Part: OrganizationField } = useLazyPart(organizationField, receiptKind === "organization")
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
        {receiptKind === "person" && <p>{text("receipt.person.text")}</p>}
        {receiptKind === "organization" &&
          (OrganizationField === null ? <Skeleton height="6rem" /> : <OrganizationField actor={actor} lookup={lookup} wrong={wrong} />)}
      </div>
    </Panel>
  )
}
