/** Bar of a sum's parts. */
import preview from "#book/preview.tsx"
import { tugrik, zero } from "#domain/rules/money.ts"
import { StackedBar } from "./stacked-bar.tsx"

const meta = preview.meta({ title: "Parts/StackedBar", component: StackedBar, parameters: { layout: "padded" } })

/** Three parts, of which the last is small. */
export const Parts = meta.story({
  args: {
    parts: [
      { tone: "ink", amount: tugrik(327_000) },
      { tone: "sky", amount: tugrik(763_000) },
      { tone: "ochre", amount: tugrik(9_000) },
    ],
  },
})
/** Every tone. */
export const Tones = meta.story({
  args: { parts: (["ink", "sky", "ochre", "good", "sale", "faint"] as const).map((tone) => ({ tone, amount: tugrik(1000) })) },
})
/** A part without an amount is left out. */
export const OnePart = meta.story({
  args: {
    parts: [
      { tone: "sky", amount: tugrik(1000) },
      { tone: "ochre", amount: zero },
    ],
  },
})
