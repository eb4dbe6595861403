/** Store of a pick-up. */
import { pickupStore } from "#book/fixtures/cart/pickup.ts"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { PickupLines } from "./pickup-lines.tsx"

const meta = preview.meta({
  title: "Parts/Pickup lines",
  component: PickupLines,
  parameters: { layout: "padded" },
  args: { store: pickupStore },
  render: (args) => (
    <PartFrame>
      <PickupLines {...args} />
    </PartFrame>
  ),
})

/** Name, place and a phone to call. */
export const Plain = meta.story({})
/** A store without a phone. */
export const WithoutPhone = meta.story({ args: { store: { ...pickupStore, phone: "" } } })
