/** Arrival and departure: typed, or chosen in one calendar that loads on its first opening. V2. */
import CalendarDays from "lucide-react/icons/calendar-days"
import { useRef, useState, type RefObject } from "react"
import { wallDay } from "#domain/rules/instants.ts"
import { typedDate } from "#domain/rules/forms/typed-date.ts"
import { monthStart } from "#domain/rules/travel/stay-calendar.ts"
import { pickerDate, stayDate, stayDay } from "#domain/rules/travel/stay-dates.ts"
import type { StayTerms } from "#domain/rules/travel/stay-query.ts"
import type { RangeEnd, StayRange } from "#domain/rules/travel/stay-range.ts"
import { bookableDays } from "#domain/rules/travel/stay-refusal.ts"
import type { NightsActor } from "#machines/travel/nights.ts"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { Popover, usePopover } from "#ui/parts/overlay/popover.tsx"
import { useNow } from "#ui/react/clock.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./stay-form.module.css"

/** Attributes that mark a refused field, so that the refusal is read out with it. */
export type Described = { readonly "aria-invalid"?: true; readonly "aria-describedby"?: string }

const plainCalendar = lazyPart(async () => (await import("./stay-calendar.tsx")).StayCalendar)
const hotelCalendar = lazyPart(async () => (await import("./hotel-calendar.tsx")).HotelCalendar)

type Field = RefObject<HTMLInputElement | null>
type Fields = { readonly from: Field; readonly to: Field }

type CellProps = {
  readonly name: RangeEnd
  readonly value: string
  readonly fields: Fields
  readonly nights: NightsActor | null
  readonly described: Described
}

const dayIn = ({ current }: Field): number | null => stayDay(current?.value ?? "")
const write = ({ current }: Field, day: number | null): void => {
  if (current !== null) current.value = day === null ? "" : pickerDate(day)
}

const DateCell = ({ name, value, fields, nights, described }: CellProps) => {
  const text = useText()
  const today = wallDay(useNow())
  const [{ end, ...range }, setChoice] = useState<StayRange & { readonly end: RangeEnd }>({ arrives: null, leaves: null, end: name })
  const popover = usePopover()
  const isUsed = popover.state !== "never"
  const { Part: StayCalendar } = useLazyPart(plainCalendar, isUsed && nights === null)
  const { Part: HotelCalendar } = useLazyPart(hotelCalendar, isUsed && nights !== null)
  const label = text(`stay.${name}`)
  const chooseLabel = `${label}: ${text("calendar.choose")}`
  const open = () => {
    const [arrives, leaves] = [dayIn(fields.from), dayIn(fields.to)]
    const nextEnd = arrives === null || arrives < today ? "from" : name
    setChoice({ arrives, leaves, end: nextEnd })
    const chosenDay = nextEnd === "from" ? arrives : (leaves ?? arrives)
    const shownDay = Math.min(Math.max(chosenDay ?? today, today), today + bookableDays)
    if (popover.state !== "open") nights?.send({ type: "month.show", month: stayDate(monthStart(shownDay)) })
    popover.trigger.onClick()
  }
  const take = (next: StayRange) => {
    write(fields.from, next.arrives)
    write(fields.to, next.leaves)
    if (end === "to") popover.close()
    else setChoice({ ...next, end: "to" })
  }
  const calendarProps = { range, end, first: today, last: today + bookableDays, onChoose: take }
  return (
    <div className={styles.date}>
      <label className={styles.cell}>
        <span>{label}</span>
        <input
          ref={fields[name]}
          name={name}
          className="num"
          inputMode="numeric"
          maxLength={10}
          placeholder={text("stay.date.format")}
          defaultValue={value.replaceAll("-", "/")}
          {...described}
          onInput={({ currentTarget }) => {
            currentTarget.value = typedDate(currentTarget.value)
          }}
        />
      </label>
      <IconButton {...popover.trigger} label={chooseLabel} icon={<CalendarDays />} onClick={open} />
      <Popover popover={popover} label={chooseLabel}>
        {nights === null && StayCalendar !== null && <StayCalendar {...calendarProps} />}
        {nights !== null && HotelCalendar !== null && <HotelCalendar {...calendarProps} nights={nights} />}
      </Popover>
    </div>
  )
}

type Props = { readonly stay: StayTerms; readonly nights: NightsActor | null; readonly describedOf: (name: RangeEnd) => Described }

export const StayDates = ({ stay, nights, describedOf }: Props) => {
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  return (["from", "to"] as const).map((name) => (
    <DateCell key={name} name={name} value={stay[name]} fields={fields} nights={nights} described={describedOf(name)} />
  ))
}
