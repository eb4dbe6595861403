/** Panel of the delivery's day, hours and note, which load after the form. */
import { Panel } from "#ui/parts/layout/panel.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { DeliveryChoiceProps } from "./delivery-choice.tsx"

const choice = lazyPart(async () => (await import("./delivery-choice.tsx")).DeliveryChoice)

export const AddressDelivery = (props: DeliveryChoiceProps) => {
  const text = useText()
  const { Part } = useLazyPart(choice, true)
  return (
    <Panel title={text("delivery.title")}>
      {/* A refused time is looked at again by the clock of now. */}
      {Part === null ? <Skeleton height="11rem" /> : <Part key={props.wrong.slot === undefined ? "offered" : "refused"} {...props} />}
    </Panel>
  )
}
