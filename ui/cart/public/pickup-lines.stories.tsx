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

/** Name, place, opening hours of the store today and a phone to call. */
export const Plain = meta.story({})
/** Other hours at the weekend. */
export const ShorterWeekend = meta.story({
  args: { store: { ...pickupStore, hours: pickupStore.hours.map((day) => (day.weekday % 6 === 0 ? { ...day, to: 1140 } : day)) } },
})
/** A store without a phone. */
export const WithoutPhone = meta.story({ args: { store: { ...pickupStore, phone: "" } } })
