/** Steps of the checkout. */
import preview from "#book/preview.tsx"
import { Steps, type Step } from "./steps.tsx"

const names = ["Сагс", "Хаяг", "Төлбөр", "Баталгаа"]
/** Steps of which the one at index `current` is shown. */
const at = (current: number): ReadonlyArray<Step> =>
  names.map((label, index) => {
    if (index < current) return { key: label, label, state: "done", href: "/cart" }
    return { key: label, label, state: index === current ? "now" : "ahead" }
  })

const meta = preview.meta({
  title: "Parts/Steps",
  component: Steps,
  parameters: { layout: "padded" },
  args: { label: "Захиалгын алхам", steps: at(1) },
})

/** The first step: no links back. */
export const First = meta.story({ args: { steps: at(0) } })
/** A later step: finished steps are links, further ones are not. */
export const OnTheWay = meta.story({})
/** The last step. */
export const Last = meta.story({ args: { steps: at(3) } })
/** On the smallest phone only the current step shows its name. */
export const OnNarrow = meta.story({ args: { steps: at(2) }, globals: { viewport: { value: "narrow", isRotated: false } } })
/** Names that are long in both languages. */
export const LongWords = meta.story({
  args: {
    steps: at(1).map((step) => ({ ...step, label: step.state === "now" ? "Delivery address and recipient" : "Хүргэлтийн мэдээлэл" })),
  },
  globals: { viewport: { value: "phone", isRotated: false } },
})
