/** Receiver of the order and the phone number for the courier. */
import { useSelector } from "@xstate/react"
import { AddressInput, receiverFields } from "#ui/account/public/address-input.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import type { RefusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { receiverLabel, type AddressField } from "./address-step-fields.ts"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import styles from "#ui/cart/checkout/checkout-screen.module.css"

type Props = {
  readonly actor: CheckoutActor
  readonly wrong: RefusalMessages<AddressField>
  readonly isForCourier: boolean
  readonly isUnsent: boolean
}

/** First and last name stand beside each other. */
const besideEachOther: ReadonlySet<string> = new Set(["lastName", "firstName"])

export const AddressReceiver = ({ actor, wrong, isForCourier, isUnsent }: Props) => {
  const text = useText()
  const form = useSelector(actor, ({ context }) => context.form)
  return (
    <Panel title={text(isUnsent ? "checkout.step.receiver" : "address.receiver")}>
      <div className={styles.fields}>
        {receiverFields.map((field) => (
          <div key={field} data-wide={besideEachOther.has(field) ? "half" : undefined}>
            <AddressInput
              field={field}
              label={text(receiverLabel(field, isUnsent))}
              hint={field === "phone" && isForCourier ? text("address.phone.hint") : undefined}
              wrong={wrong[field]}
              value={form[field]}
              onType={(value) => actor.send({ type: "field.type", field, value })}
            />
          </div>
        ))}
      </div>
    </Panel>
  )
}
