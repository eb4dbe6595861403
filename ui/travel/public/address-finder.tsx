/** Finder of an address's city, district and quarter: by name, by postcode, or by the position of the device. E24. */
import { useSelector } from "@xstate/react"
import LocateFixed from "lucide-react/icons/locate-fixed"
import { useCallback } from "react"
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Field } from "#ui/parts/form/field.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { PlaceBox } from "./place-box.tsx"
import { placeText } from "./place-text.ts"
import styles from "./address-finder.module.css"

export const AddressFinder = ({ actor }: { readonly actor: PlaceFinderActor }) => {
  const text = useText()
  const locale = useLocale()
  const isLocating = useSelector(actor, (snapshot) => snapshot.matches({ open: "locating" }))
  const shownAs = useCallback(
    (place: FoundPlace) => {
      const { name, note } = placeText(place, locale)
      return note === "" ? name : `${name}, ${note}`
    },
    [locale],
  )
  return (
    <div className={styles.finder}>
      <Field id="place" label={text("places.find")} hint={text("places.find.hint")} optional>
        {({ id, "aria-describedby": hint }) => (
          <PlaceBox id={id} aria-describedby={hint} actor={actor} shownAs={shownAs} maxLength={80} keepsEnter />
        )}
      </Field>
      <Button variant="quiet" size="small" busy={isLocating} onClick={() => actor.send({ type: "place.here" })}>
        <LocateFixed />
        {text("places.here")}
      </Button>
    </div>
  )
}
