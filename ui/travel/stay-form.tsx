/** Form of a stay that sends its fields as parameters of the address, so that it works before any code has loaded. */
import { refusedField, type StayQuery } from "#domain/rules/travel/stay-query.ts"
import { maxStayGuests, maxStayRooms } from "#domain/rules/travel/stay-refusal.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import type { NightsActor } from "#machines/travel/nights.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { PlaceBox } from "./public/place-box.tsx"
import { StayDates, type Described } from "./stay-dates.tsx"
import { refusalId, StayRefusalNote } from "./stay-refusal-note.tsx"
import styles from "./stay-form.module.css"

/** Id of the form, for filters that stand beside the list. */
export const stayFormId = "stay-form"

type Props = {
  readonly stay: StayQuery
  /** Page that the form leads to. */
  readonly path: string
  /** Finds airports for the place; a hotel's own page has none. */
  readonly finder?: PlaceFinderActor
  /** Prices of the hotel's nights for its calendar. */
  readonly nights?: NightsActor
}

/** City of an airport, or name of an area, as the field of the place holds it. */
const cityOf = (place: FoundPlace): string =>
  place.kind === "airport" ? place.airport.city || place.airport.name : place.area.name[defaultLocale]

export const StayForm = ({ stay, path, finder, nights }: Props) => {
  const text = useText()
  const describedOf = (name: ReturnType<typeof refusedField>): Described =>
    stay.refusal !== null && refusedField(stay.refusal.why) === name ? { "aria-invalid": true, "aria-describedby": refusalId } : {}
  return (
    // Without the checks of the browser, whose messages are in another language.
    <form id={stayFormId} noValidate key={JSON.stringify(stay)} className={styles.form} role="search" aria-label={text("hotels.search")}>
      <div className={styles.bar}>
        {finder !== undefined && (
          <div className={styles.cell}>
            <label htmlFor="stay-place">{text("hotels.place")}</label>
            <PlaceBox
              id="stay-place"
              actor={finder}
              shownAs={cityOf}
              name="place"
              defaultValue={stay.place}
              maxLength={60}
              placeholder={text("hotels.place.any")}
            />
          </div>
        )}
        <StayDates stay={stay} nights={nights ?? null} describedOf={describedOf} />
        <label className={styles.cell}>
          <span>{text("stay.guests")}</span>
          <input
            className="num"
            name="guests"
            type="number"
            min={1}
            max={maxStayGuests}
            defaultValue={stay.guests}
            {...describedOf("guests")}
          />
        </label>
        <label className={styles.cell}>
          <span>{text("stay.rooms")}</span>
          <input
            className="num"
            name="rooms"
            type="number"
            min={1}
            max={maxStayRooms}
            defaultValue={stay.rooms}
            {...describedOf("rooms")}
          />
        </label>
        <div className={styles.go}>
          <Button type="submit" wide>
            {text(finder === undefined ? "hotel.apply" : "hotels.find")}
          </Button>
        </div>
      </div>
      <StayRefusalNote stay={stay} path={path} />
    </form>
  )
}
