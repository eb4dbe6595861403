/** Calendar of a hotel in every state of its nights. */
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { winterNights, winterStay } from "#book/fixtures/travel/travel.ts"
import { inState } from "#book/in-state.tsx"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"
import { nightsMachine, type NightsActor } from "#machines/travel/nights.ts"
import type { ContextFrom, StateValueFrom } from "xstate"
import { HotelCalendar } from "./hotel-calendar.tsx"
import { StayForm } from "./stay-form.tsx"

const meta = preview.meta({
  title: "Parts/Hotel calendar",
  component: HotelCalendar,
  parameters: { path: "/travel/hotels/1", layout: "padded" },
})

const november = "2026-11-01"
const dayOf = (date: string): number => stayDay(date) ?? 0
const today = dayOf("2026-11-20")

/** Two nights of the month in view, from a Friday. */
const Opened = ({ actor }: { readonly actor: NightsActor }) => {
  const arrives = dayOf(actor.getSnapshot().context.month === november ? "2026-11-27" : "2026-12-11")
  return (
    <PartFrame>
      <HotelCalendar
        nights={actor}
        range={{ arrives, leaves: arrives + 2 }}
        end="from"
        first={today}
        last={today + 365}
        onChoose={() => undefined}
      />
    </PartFrame>
  )
}

const storyOf = (state: StateValueFrom<typeof nightsMachine>, context: Partial<ContextFrom<typeof nightsMachine>> = {}) =>
  inState(nightsMachine, { state, input: { id: 1, guests: 2, rooms: 1 }, context }, (actor) =>
    actor.getSnapshot().context.month === null ? (
      <StayForm stay={winterStay} path="/travel/hotels/1" nights={actor} />
    ) : (
      <Opened actor={actor} />
    ),
  )

/** The form before its calendar has been opened. */
export const Resting = meta.story(storyOf("resting"))
/** Prices are being fetched; days can be chosen. */
export const Fetching = meta.story(storyOf("fetching", { month: november }))
/** The lowest price of each night, with two full ones. */
export const Ready = meta.story(storyOf("ready", { month: november, months: { [november]: winterNights } }))
/** The prices could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { month: november, problem: unreachable }))
