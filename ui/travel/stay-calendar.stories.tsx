/** Calendar of a date field in November 2026. */
import { expect, fn, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"
import { StayCalendar } from "./stay-calendar.tsx"

const on = (date: string): number => stayDay(date) ?? 0
const Framed = ({ onChoose = () => undefined }: { readonly onChoose?: (day: number) => void }) => (
  <PartFrame>
    <StayCalendar chosen={on("2026-11-27")} first={on("2026-11-22")} last={on("2027-11-22")} onChoose={onChoose} />
  </PartFrame>
)

const meta = preview.meta({ title: "Parts/StayCalendar", component: Framed, parameters: { layout: "padded" } })

/** A chosen day; the days before today cannot be chosen. */
export const Chosen = meta.story({})
/** The arrows lead over the end of the month, and Enter chooses. */
export const ByKeyboard = meta.story({
  args: { onChoose: fn() },
  play: async ({ args }) => {
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{Enter}")
    await expect(args.onChoose).toHaveBeenCalledWith(on("2026-12-03"))
  },
})
