/** Calendar of a stay in November 2026. */
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"
import type { RangeEnd, StayRange } from "#domain/rules/travel/stay-range.ts"
import { StayCalendar } from "./stay-calendar.tsx"

const on = (date: string): number => stayDay(date) ?? 0
type Props = { readonly end?: RangeEnd; readonly onChoose?: (range: StayRange) => void }
const Framed = ({ end: initialEnd = "from", onChoose }: Props) => {
  const [{ end, ...range }, setChoice] = useState<StayRange & { readonly end: RangeEnd }>({
    arrives: on("2026-11-25"),
    leaves: on("2026-11-28"),
    end: initialEnd,
  })
  const take = (next: StayRange) => {
    setChoice({ ...next, end: "to" })
    onChoose?.(next)
  }
  return (
    <PartFrame>
      <StayCalendar range={range} end={end} first={on("2026-11-22")} last={on("2027-11-22")} onChoose={take} />
    </PartFrame>
  )
}

const meta = preview.meta({ title: "Parts/StayCalendar", component: Framed, parameters: { layout: "padded" } })

/** The chosen nights between arrival and departure; the days before today cannot be chosen. */
export const Arrival = meta.story({})
/** The departure cannot be before the day after the arrival. */
export const Departure = meta.story({ args: { end: "to" } })
/** The arrows lead over the end of the month, Enter chooses the arrival, and then a departure after it. */
export const ByKeyboard = meta.story({
  args: { onChoose: fn() },
  play: async ({ args }) => {
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{Enter}")
    await expect(args.onChoose).toHaveBeenLastCalledWith({ arrives: on("2026-12-01"), leaves: null })
    await userEvent.keyboard("{ArrowLeft}{Enter}{ArrowDown}{Enter}")
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
    await expect(args.onChoose).toHaveBeenLastCalledWith({ arrives: on("2026-12-01"), leaves: on("2026-12-07") })
  },
})
