/** Panel of the delivery's day, hours and note, which load after the form. */
import { Panel } from "#ui/parts/layout/panel.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { DeliveryChoiceProps } from "./delivery-choice.tsx"

const deliveryChoice = lazyPart(async () => (await import("./delivery-choice.tsx")).DeliveryChoice)

export const AddressDelivery = (props: DeliveryChoiceProps) => {
  const text = useText()
  const { Part } = useLazyPart(deliveryChoice, true)
  // A refused time mounts the choice again, so that it offers the times of this moment.
  const mounting = props.wrong.slot === undefined ? "offered" : "refused"
  return <Panel title={text("delivery.title")}>{Part === null ? <Skeleton height="11rem" /> : <Part key={mounting} {...props} />}</Panel>
}
