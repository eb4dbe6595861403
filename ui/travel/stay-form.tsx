/** Search of a stay as a form of the address, which works before any code has loaded. */
import CalendarDays from "lucide-react/icons/calendar-days"
import { useRef, useState } from "react"
import { wallDay } from "#domain/rules/instants.ts"
import { typedDate } from "#domain/rules/forms/typed-date.ts"
import { pickerDate, stayDay } from "#domain/rules/travel/stay-dates.ts"
import { refusedField, type StayQuery } from "#domain/rules/travel/stay-query.ts"
import { bookableDays, maxStayGuests, maxStayRooms } from "#domain/rules/travel/stay-refusal.ts"
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
import { refusalId, StayRefusalNote } from "./stay-refusal-note.tsx"
import styles from "./stay-form.module.css"

type Props = {
  readonly stay: StayQuery
  /** Page that the form leads to. */
  readonly path: string
  /** With the place and these filters; a hotel's own page has neither. */
  readonly amenities?: ReadonlyArray<Amenity>
  /** Finds airports for the place. */
  readonly finder?: PlaceFinderActor
}

/** Text of the place that an airport stands for. */
const cityOf = (place: FoundPlace): string => (place.kind === "airport" ? place.airport.city || place.airport.name : place.area.name)

const calendar = lazyPart(async () => (await import("./stay-calendar.tsx")).StayCalendar)

/** Marks the field that a refusal is about, and reads the refusal with it. */
type Described = { readonly "aria-invalid"?: true; readonly "aria-describedby"?: string }

/** Typed, or chosen in a calendar that loads on its first opening. */
const DateCell = ({ name, label, value, described }: { readonly name: string; readonly label: MessageKey; readonly value: string; readonly described: Described }) => {
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
          placeholder={text("stay.date.format")}
          defaultValue={value.replaceAll("-", "/")}
          {...described}
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

export const StayForm = ({ stay, path, amenities, finder }: Props) => {
  const text = useText()
  const describedOf = (name: ReturnType<typeof refusedField>): Described =>
    stay.refusal !== null && refusedField(stay.refusal.why) === name ? { "aria-invalid": true, "aria-describedby": refusalId } : {}
  return (
    // The shop's own sentences say what is wrong, in its language; the browser's would not.
    <form noValidate key={JSON.stringify(stay)} className={styles.form} role="search" aria-label={text("hotels.search")}>
      <div className={styles.bar}>
        {finder !== undefined && (
          <div className={styles.cell}>
            <label htmlFor="stay-place">{text("hotels.place")}</label>
            <PlaceBox id="stay-place" actor={finder} shownAs={cityOf} name="place" defaultValue={stay.place} maxLength={60} placeholder={text("hotels.place.any")} />
          </div>
        )}
        <DateCell name="from" label="stay.from" value={stay.from} described={describedOf("from")} />
        <DateCell name="to" label="stay.to" value={stay.to} described={describedOf("to")} />
        <label className={styles.cell}>
          <span>{text("stay.guests")}</span>
          <input className="num" name="guests" type="number" min={1} max={maxStayGuests} defaultValue={stay.guests} {...describedOf("guests")} />
        </label>
        <label className={styles.cell}>
          <span>{text("stay.rooms")}</span>
          <input className="num" name="rooms" type="number" min={1} max={maxStayRooms} defaultValue={stay.rooms} {...describedOf("rooms")} />
        </label>
        <div className={styles.go}>
          <Button type="submit" wide>
            {text(amenities === undefined ? "hotel.apply" : "hotels.find")}
          </Button>
        </div>
      </div>
      <StayRefusalNote stay={stay} path={path} />
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
