/** Slider for the wallet's amount. */
import { useState } from "react"
import { expect, fireEvent, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Slider, type SliderPart } from "./slider.tsx"

const partsOf = (value: number, max: number): ReadonlyArray<SliderPart> => [
  { key: "bonus", amount: Math.min(value, 30_000), tone: "ochre" },
  { key: "money", amount: Math.max(value - 30_000, 0), tone: "sky" },
  { key: "rest", amount: max - value, tone: "pale" },
]

const Example = ({ value, max }: { readonly value: number; readonly max: number }) => {
  const [amount, setAmount] = useState(value)
  return (
    <PartFrame>
      <p className="num">{formatTugrik(amount)}</p>
      <Slider
        id="amount"
        label="Хэтэвчээс төлөх дүн"
        value={amount}
        max={max}
        step={1000}
        parts={partsOf(amount, max)}
        valueText={formatTugrik(amount)}
        onSlide={setAmount}
      />
    </PartFrame>
  )
}

const meta = preview.meta({
  title: "Parts/Slider",
  component: Example,
  parameters: { layout: "padded" },
  args: { value: 60_000, max: 115_000 },
})

/** Nothing of the wallet is used. */
export const Nothing = meta.story({ args: { value: 0 } })
/** A part of the wallet is used: bonus first, then money. */
export const Some = meta.story({})
/** Everything that may be used. */
export const All = meta.story({ args: { value: 115_000 } })
/** A minimum above zero: a down payment between two bounds. */
export const FromALeast = meta.story({
  args: { value: 800_000, max: 2_000_000 },
  render: ({ value, max }) => (
    <PartFrame>
      <Slider
        id="down"
        label="Урьдчилгаа төлбөр"
        value={value}
        min={500_000}
        max={max}
        step={1000}
        parts={[{ key: "down", amount: value - 500_000, tone: "sky" }]}
        valueText={formatTugrik(value)}
        onSlide={() => undefined}
      />
    </PartFrame>
  ),
})
/** Home sets nothing, End sets the maximum, and the amount is read out as text. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider")
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await fireEvent.input(slider, { target: { value: "0" } })
    await expect(slider).toHaveAttribute("aria-valuetext", "0₮")
    await fireEvent.input(slider, { target: { value: "115000" } })
    await expect(slider).toHaveAttribute("aria-valuetext", "115,000₮")
  },
})
/** An amount below zero is drawn within the track. */
export const BelowNothing = meta.story({
  args: { value: -5 },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll("rect")].map((bar) => [
      Number(bar.getAttribute("x")),
      Number(bar.getAttribute("width")),
    ])
    await expect(bars).toEqual([
      [0, 0],
      [0, 0],
      [0, 115_000],
    ])
  },
})
