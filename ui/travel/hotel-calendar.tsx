/** Calendar of a hotel: the lowest price of each night, and full nights struck out. V2. */
import { useSelector } from "@xstate/react"
import { stayDate, stayDay } from "#domain/rules/travel/stay-dates.ts"
import type { NightsActor } from "#machines/travel/nights.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { StayCalendar, type StayCalendarProps } from "./stay-calendar.tsx"
import styles from "./stay-calendar.module.css"

export const HotelCalendar = ({ nights, ...rest }: StayCalendarProps & { readonly nights: NightsActor }) => {
  const text = useText()
  const state = useSelector(nights, ({ value }) => value)
  const months = useSelector(nights, ({ context }) => context.months)
  const prices = new Map(Object.values(months).flatMap((month) => month.map(({ date, price }) => [stayDay(date) ?? 0, price] as const)))
  return (
    <StayCalendar {...rest} prices={prices} onMonth={(month) => nights.send({ type: "month.show", month: stayDate(month) })}>
      <div className={styles.legend} role="status" data-state={state}>
        {state === "fetching" && text("calendar.loading")}
        {state === "ready" && text("calendar.prices")}
        {state === "failed" && (
          <>
            {text("calendar.failed")}
            <Button variant="quiet" size="small" onClick={() => nights.send({ type: "page.retry" })}>
              {text("common.retry")}
            </Button>
          </>
        )}
      </div>
    </StayCalendar>
  )
}
