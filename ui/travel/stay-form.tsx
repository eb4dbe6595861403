/** Search of a stay as a form of the address, which works before any code has loaded. */
import { typedDate } from "#domain/rules/forms/typed-date.ts"
import { maxStayGuests, maxStayRooms, type StayQuery } from "#domain/rules/travel/stay-dates.ts"
import type { Amenity } from "#domain/entities/travel/hotel.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import styles from "./stay-form.module.css"

type Props = {
  readonly stay: StayQuery
  /** With the place and these filters; a hotel's own page has neither. */
  readonly amenities?: ReadonlyArray<Amenity>
}

const DateCell = ({ name, label, value }: { readonly name: string; readonly label: MessageKey; readonly value: string }) => {
  const text = useText()
  return (
    <label className={styles.cell}>
      <span>{text(label)}</span>
      <input
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
  )
}

export const StayForm = ({ stay, amenities }: Props) => {
  const text = useText()
  return (
    <form key={JSON.stringify(stay)} className={styles.form} role="search" aria-label={text("hotels.search")}>
      <div className={styles.bar}>
        {amenities !== undefined && (
          <label className={styles.cell}>
            <span>{text("hotels.place")}</span>
            <input name="place" defaultValue={stay.place} maxLength={60} placeholder={text("hotels.place.any")} />
          </label>
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
