/** Time left to pay. */
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Countdown } from "./countdown.tsx"

const meta = preview.meta({
  title: "Parts/Countdown",
  component: Countdown,
  parameters: { layout: "padded" },
  args: { label: "Төлөх хугацаа", left: 872, of: 900 },
  render: (args) => (
    <PartFrame>
      <Countdown {...args} />
    </PartFrame>
  ),
})

/** Nearly all of it is left. */
export const Begun = meta.story({})
/** Half is left, in the figures and in the bar. */
export const Halfway = meta.story({ args: { left: 431 } })
/** Less than a minute is left. */
export const NearlyOver = meta.story({ args: { left: 42 } })
/** The time is over. */
export const Over = meta.story({ args: { left: 0 } })
