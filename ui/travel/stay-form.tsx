/** Search of a stay as a form of the address, which works before any code has loaded. */
import CalendarDays from "lucide-react/icons/calendar-days"
import { useRef, useState } from "react"
import { wallDay } from "#domain/rules/instants.ts"
import { typedDate } from "#domain/rules/forms/typed-date.ts"
import { bookableDays } from "#domain/rules/travel/hotel-stay.ts"
import { maxStayGuests, maxStayRooms, pickerDate, stayDay, type StayQuery } from "#domain/rules/travel/stay-dates.ts"
import type { Amenity } from "#domain/entities/travel/hotel.ts"
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { Popover, usePopover } from "#ui/parts/overlay/popover.tsx"
import { useNow } from "#ui/react/clock.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import { PlaceBox } from "./public/place-box.tsx"
import styles from "./stay-form.module.css"

type Props = {
  readonly stay: StayQuery
  /** With the place and these filters; a hotel's own page has neither. */
  readonly amenities?: ReadonlyArray<Amenity>
  /** Finds airports for the place. */
  readonly finder?: PlaceFinderActor
}

/** Text of the place that an airport stands for. */
const cityOf = (place: FoundPlace): string => (place.kind === "airport" ? place.airport.city || place.airport.name : place.area.name)

const calendar = lazyPart(async () => (await import("./stay-calendar.tsx")).StayCalendar)

/** Typed, or chosen in a calendar that loads on its first opening. */
const DateCell = ({ name, label, value }: { readonly name: string; readonly label: MessageKey; readonly value: string }) => {
  const text = useText()
  const today = wallDay(useNow())
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(today)
  const popover = usePopover()
  const { Part: StayCalendar } = useLazyPart(calendar, popover.state !== "never")
  const choose = `${text(label)}: ${text("calendar.choose")}`
  return (
    <div className={styles.date}>
      <label className={styles.cell}>
        <span>{text(label)}</span>
        <input
          ref={input}
          name={name}
          className="num"
          inputMode="numeric"
          maxLength={10}
          pattern="\d{4}/\d{2}/\d{2}"
          placeholder={text("stay.date.format")}
          defaultValue={value.replaceAll("-", "/")}
          required
          onInput={({ currentTarget }) => {
            currentTarget.value = typedDate(currentTarget.value)
          }}
        />
      </label>
      <IconButton
        {...popover.trigger}
        label={choose}
        icon={<CalendarDays />}
        onClick={() => {
          setChosen(stayDay(input.current?.value ?? "") ?? today)
          popover.trigger.onClick()
        }}
      />
      <Popover popover={popover} label={choose}>
        {StayCalendar !== null && (
          <StayCalendar
            chosen={chosen}
            first={today}
            last={today + bookableDays}
            onChoose={(day) => {
              if (input.current !== null) input.current.value = pickerDate(day)
              popover.close()
            }}
          />
        )}
      </Popover>
    </div>
  )
}

export const StayForm = ({ stay, amenities, finder }: Props) => {
  const text = useText()
  return (
    <form key={JSON.stringify(stay)} className={styles.form} role="search" aria-label={text("hotels.search")}>
      <div className={styles.bar}>
        {finder !== undefined && (
          <div className={styles.cell}>
            <label htmlFor="stay-place">{text("hotels.place")}</label>
            <PlaceBox id="stay-place" actor={finder} shownAs={cityOf} name="place" defaultValue={stay.place} maxLength={60} placeholder={text("hotels.place.any")} />
          </div>
        )}
        <DateCell name="from" label="stay.from" value={stay.from} />
        <DateCell name="to" label="stay.to" value={stay.to} />
        <label className={styles.cell}>
          <span>{text("stay.guests")}</span>
          <input className="num" name="guests" type="number" min={1} max={maxStayGuests} defaultValue={stay.guests} />
        </label>
        <label className={styles.cell}>
          <span>{text("stay.rooms")}</span>
          <input className="num" name="rooms" type="number" min={1} max={maxStayRooms} defaultValue={stay.rooms} />
        </label>
        <div className={styles.go}>
          <Button type="submit" wide>
            {text(amenities === undefined ? "hotel.apply" : "hotels.find")}
          </Button>
        </div>
      </div>
      {amenities !== undefined && (
        <fieldset className={styles.amenities}>
          <legend>{text("hotels.amenities")}</legend>
          {amenities.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" name="amenity" value={id} defaultChecked={stay.amenities.includes(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </form>
  )
}
