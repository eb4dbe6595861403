/** Why the stay of the form cannot be booked, and a link to the nearest that can. */
import CalendarX from "lucide-react/icons/calendar-x"
import { wallDay } from "#domain/rules/instants.ts"
import { pickerDate, stayDay } from "#domain/rules/travel/stay-dates.ts"
import { hotelsHref, stayHref, type QueryRefusal, type StayQuery } from "#domain/rules/travel/stay-query.ts"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useText, type Text } from "#ui/messages/messages.tsx"

/** Id of the sentence, by which the refused field is described. */
export const refusalId = "stay-refusal"

/** Date as date fields write it, `2026/11/27`. */
const slashed = (date: string): string => date.replaceAll("-", "/")

const sentence = (why: QueryRefusal, today: number, text: Text): string => {
  switch (why._tag) {
    case "NoDay":
      if (why.date === "") return text(`stay.blank.${why.field}`)
      return text(/^\d{4}-\d{2}-\d{2}$/.test(why.date) ? "stay.noSuchDay" : "stay.unreadable", {
        date: slashed(why.date),
        example: pickerDate(today + 7),
      })
    case "NoNights":
      return text("stay.noNights")
    case "Past":
      return text("stay.past", { today: pickerDate(today) })
    case "TooLong":
      return text("stay.tooLong", { max: why.max, nights: why.nights })
    case "TooFar":
      return text("stay.tooFar", { days: why.days, date: pickerDate(today + why.days) })
    case "WrongCount":
      return text(`stay.count.${why.field}`, { max: why.max })
    case "TooFewGuests":
      return text("stay.tooFewGuests", { rooms: why.rooms })
    default:
      return why satisfies never
  }
}

/** Nothing is shown for a stay that can be booked; `path` is the page that the link leads to. */
export const StayRefusalNote = ({ stay, path }: { readonly stay: StayQuery; readonly path: string }) => {
  const text = useText()
  const today = wallDay(useNow())
  const { refusal } = stay
  if (refusal === null) return null
  const { nearest } = refusal
  const nights = (stayDay(nearest.to) ?? 0) - (stayDay(nearest.from) ?? 0)
  return (
    <Note tone="bad" icon={<CalendarX aria-hidden="true" />} role="alert">
      <p id={refusalId}>{sentence(refusal.why, today, text)}</p>
      <p>
        <TextLink href={path === "/travel/hotels" ? hotelsHref(stay, nearest) : stayHref(path, nearest)}>
          {text("stay.nearest", { ...nearest, from: slashed(nearest.from), to: slashed(nearest.to), nights })}
        </TextLink>
      </p>
    </Note>
  )
}
