/** Calendar of a date field: a month of days for pointer, touch and keyboard. Specification §5, V2. */
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { useEffect, useRef, useState, type KeyboardEvent } from "react"
import { atHour } from "#domain/rules/instants.ts"
import { formatDate, formatMonth, weekdays } from "#domain/rules/texts/dates.ts"
import { dayByKey, monthsLater, monthStart, monthWeeks } from "#domain/rules/travel/stay-calendar.ts"
import { stayDate } from "#domain/rules/travel/stay-dates.ts"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./stay-calendar.module.css"

/** Local days since 1970; those before `first` and after `last` cannot be chosen. */
type Props = { readonly chosen: number; readonly first: number; readonly last: number; readonly onChoose: (day: number) => void }

export const StayCalendar = ({ chosen, first, last, onChoose }: Props) => {
  const text = useText()
  const locale = useLocale()
  const within = (day: number): number => Math.min(Math.max(day, first), last)
  const [{ day: current, toFocus }, setCurrent] = useState<{ readonly day: number; readonly toFocus: number | null }>(() => ({ day: within(chosen), toFocus: within(chosen) }))
  const focused = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (toFocus !== null) focused.current?.focus({ preventScroll: true })
  }, [toFocus])
  const [sunday = "", ...others] = weekdays[locale]
  const move = (event: KeyboardEvent) => {
    const day = dayByKey(current, event.key)
    if (day === null) return
    event.preventDefault()
    setCurrent({ day: within(day), toFocus: within(day) })
  }
  const turn = (months: number) => () => setCurrent({ day: within(monthsLater(current, months)), toFocus: null })
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton label={text("calendar.before")} icon={<ChevronLeft />} disabled={monthStart(current) <= first} onClick={turn(-1)} />
        <b aria-live="polite">{formatMonth(atHour(current, 0), locale)}</b>
        <IconButton label={text("calendar.after")} icon={<ChevronRight />} disabled={monthStart(monthsLater(current, 1)) > last} onClick={turn(1)} />
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
                <td key={others[at] ?? sunday}>
                  {day !== null && (
                    <button
                      type="button"
                      ref={day === current ? focused : undefined}
                      tabIndex={day === current ? 0 : -1}
                      disabled={day < first || day > last}
                      aria-pressed={day === chosen}
                      aria-label={formatDate(atHour(day, 0), locale, "full")}
                      onKeyDown={move}
                      onClick={() => onChoose(day)}
                    >
                      {Number(stayDate(day).slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
