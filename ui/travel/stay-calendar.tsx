/** Calendar of a stay: a month of days for pointer, touch and keyboard, with the chosen nights. Specification §5, V2. */
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react"
import { atHour } from "#domain/rules/instants.ts"
import { languages } from "#domain/languages/languages.ts"
import { formatDate, formatMonth } from "#domain/rules/texts/dates.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { dayByKey, monthsLater, monthStart, monthWeeks } from "#domain/rules/travel/stay-calendar.ts"
import { stayDate } from "#domain/rules/travel/stay-dates.ts"
import { chosenRange, isOffered, placeInRange, type RangeEnd, type StayRange } from "#domain/rules/travel/stay-range.ts"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./stay-calendar.module.css"

/** Prices by night; `null` for a full one. */
export type NightPrices = ReadonlyMap<number, number | null>

export type StayCalendarProps = {
  readonly range: StayRange
  /** End of the range that a choice sets. */
  readonly end: RangeEnd
  /** Local days since 1970; those before `first` and after `last` cannot be chosen. */
  readonly first: number
  readonly last: number
  readonly onChoose: (range: StayRange) => void
}

type Props = StayCalendarProps & {
  readonly prices?: NightPrices
  /** Called with the first day of a month that comes into view. */
  readonly onMonth?: (month: number) => void
  /** Below the days. */
  readonly children?: ReactNode
}

const noPrices: NightPrices = new Map()

const marks = { from: "stay.from", in: "calendar.night", to: "stay.to" } as const

/** Chosen day of an end; a departure that is not chosen yet falls on the day after the arrival. */
const openingDay = ({ arrives, leaves }: StayRange, end: RangeEnd): number | null => {
  if (end === "from") return arrives
  if (leaves !== null) return leaves
  return arrives === null ? null : arrives + 1
}

/** Price in a day, in thousands of tugrik: `140`; empty for a full night, and while the price is unknown. */
const priceText = (price: number | null | undefined): string => (price == null ? "" : String(Math.round(price / 1000)))

export const StayCalendar = ({ range, end, first, last, prices = noPrices, onChoose, onMonth, children }: Props) => {
  const text = useText()
  const locale = useLocale()
  const { arrives, leaves } = range
  const nights = arrives === null || leaves === null ? 0 : leaves - arrives
  const limits = { first, last, isFull: (night: number) => prices.get(night) === null }
  const clamp = (day: number): number => Math.min(Math.max(day, first), last)
  const [{ day: current, toFocus }, setCurrent] = useState<{ readonly day: number; readonly toFocus: number | null }>(() => {
    const day = clamp(openingDay(range, end) ?? first)
    return { day, toFocus: day }
  })
  const focused = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (toFocus !== null) focused.current?.focus({ preventScroll: true })
  }, [toFocus])
  const [sunday = "", ...others] = languages[locale].weekdays
  const show = (day: number, toFocus: number | null) => {
    if (monthStart(day) !== monthStart(current)) onMonth?.(monthStart(day))
    setCurrent({ day, toFocus })
  }
  const move = (event: KeyboardEvent) => {
    const day = dayByKey(current, event.key)
    if (day === null) return
    event.preventDefault()
    show(clamp(day), clamp(day))
  }
  const turn = (months: number) => () => show(clamp(monthsLater(current, months)), null)
  const labelOf = (day: number): string => {
    const mark = placeInRange(day, range)
    const price = prices.get(day)
    const cost = price === undefined ? [] : [price === null ? text("calendar.full") : formatTugrik(price)]
    return [formatDate(atHour(day, 0), locale, "full"), ...(mark === null ? [] : [text(marks[mark])]), ...cost].join(", ")
  }
  return (
    <div className={styles.calendar} data-end={end}>
      <p className={styles.what} aria-live="polite">
        <b>{text(end === "from" ? "calendar.arrive" : "calendar.leave")}</b>
        {nights > 0 && <span> · {text("calendar.nights", { nights })}</span>}
      </p>
      <div className={styles.head}>
        <IconButton label={text("calendar.before")} icon={<ChevronLeft />} disabled={monthStart(current) <= first} onClick={turn(-1)} />
        <b aria-live="polite">{formatMonth(atHour(current, 0), locale)}</b>
        <IconButton
          label={text("calendar.after")}
          icon={<ChevronRight />}
          disabled={monthStart(monthsLater(current, 1)) > last}
          onClick={turn(1)}
        />
      </div>
      <table>
        <thead>
          <tr>
            {[...others, sunday].map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(current).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                <td key={others[at] ?? sunday} data-range={day === null ? undefined : (placeInRange(day, range) ?? undefined)}>
                  {day !== null && (
                    <button
                      type="button"
                      ref={day === current ? focused : undefined}
                      tabIndex={day === current ? 0 : -1}
                      aria-disabled={!isOffered(day, end, range, limits)}
                      aria-pressed={day === arrives || day === leaves}
                      data-full={prices.get(day) === null ? "" : undefined}
                      onKeyDown={move}
                      onClick={() => {
                        if (isOffered(day, end, range, limits)) onChoose(chosenRange(day, end, range, limits))
                      }}
                    >
                      <span className="sr">{labelOf(day)}</span>
                      <span aria-hidden="true">{Number(stayDate(day).slice(8))}</span>
                      {prices.size > 0 && <small aria-hidden="true">{priceText(prices.get(day))}</small>}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}
