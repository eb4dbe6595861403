/** Filters and order of the hotels: fields of the search form beside the list, folded on a phone. */
import { useState } from "react"
import type { Amenity } from "#domain/entities/travel/hotel.ts"
import { hotelSorts, type HotelFilters as Filters } from "#domain/rules/travel/hotel-filters.ts"
import { minRatings } from "#domain/rules/travel/guest-reviews.ts"
import { formatNumber } from "#domain/rules/texts/money.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { stayFormId } from "./stay-form.tsx"
import styles from "./hotel-filters.module.css"

/** Parameter and filter of each limit of the price. */
const limits = [
  ["min", "minPrice"],
  ["max", "maxPrice"],
] as const

export const HotelFilters = ({ filters, amenities }: { readonly filters: Filters; readonly amenities: ReadonlyArray<Amenity> }) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const limitCount = limits.filter(([, name]) => filters[name] !== null).length
  const count = filters.amenities.length + limitCount + (filters.minRating === null ? 0 : 1)
  return (
    <aside className={styles.filters} aria-label={text("hotels.filters")} data-open={isOpen ? "" : undefined}>
      <div className={styles.toggle}>
        <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {count === 0 ? text("hotels.filters") : text("hotels.filters.count", { count })}
        </Button>
      </div>
      <div className={styles.fields}>
        <fieldset className={styles.group}>
          <legend>{text("hotels.night")}</legend>
          <div className={styles.range}>
            {limits.map(([name, value]) => (
              <label key={name}>
                <span>{text(`hotels.${name}`)}</span>
                <input
                  form={stayFormId}
                  name={name}
                  className="num"
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={filters[value] === null ? "" : formatNumber(filters[value])}
                />
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{text("hotels.rating")}</legend>
          {[null, ...minRatings].map((minimum) => (
            <label key={minimum} className={styles.check}>
              <input form={stayFormId} type="radio" name="rating" value={minimum ?? ""} defaultChecked={filters.minRating === minimum} />
              {minimum === null ? text("hotels.rating.any") : text("hotels.rating.least", { rating: minimum.toFixed(1) })}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{text("hotels.amenities")}</legend>
          {amenities.map(({ id, name }) => (
            <label key={id} className={styles.check}>
              <input form={stayFormId} type="checkbox" name="amenity" value={id} defaultChecked={filters.amenities.includes(id)} />
              {name}
            </label>
          ))}
        </fieldset>
        <Button type="submit" form={stayFormId} variant="secondary" wide>
          {text("hotels.filter")}
        </Button>
      </div>
    </aside>
  )
}

/** Order of the hotels; the form is sent as it changes. */
export const HotelOrder = ({ filters }: { readonly filters: Filters }) => {
  const text = useText()
  return (
    <label className={styles.sort}>
      <span>{text("hotels.sort")}</span>
      <select
        form={stayFormId}
        name="sort"
        defaultValue={filters.sort}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {hotelSorts.map((sort) => (
          <option key={sort} value={sort}>
            {text(`hotels.sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
