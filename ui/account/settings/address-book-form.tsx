/** Form of an address in the address book. */
import { useSelector } from "@xstate/react"
import { useState, type FormEvent } from "react"
import { addressFields, addressWireNames } from "#domain/entities/account/address-fields.ts"
import type { Zone } from "#domain/entities/account/address.ts"
import { citiesOf, districtsOf, quartersOf } from "#domain/rules/account/zones.ts"
import type { AddressBookActor, BookField } from "#machines/account/address-book.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { FormNotes } from "#ui/account/profile/form-notes.tsx"
import { AddressInput, receiverFields } from "#ui/account/public/address-input.tsx"
import { zoneOptions } from "#ui/account/public/zone-options.ts"
import { wrongOf } from "#ui/account/profile/field-problems.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { FieldErrors } from "#ui/parts/form/field-errors.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { namedMessage, refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import formStyles from "#ui/account/public/form.module.css"
import styles from "./settings.module.css"

const wireNames = { label: "label", ...addressWireNames }
const fields = Object.keys(wireNames) as ReadonlyArray<BookField>

/** Maximum length of an address's label, in characters. */
const maxLabelLength = 40

const placeSearch = lazyPart(async () => (await import("#ui/travel/public/place-search.tsx")).PlaceSearch)

export const AddressBookForm = ({ actor, finder }: { readonly actor: AddressBookActor; readonly finder: PlaceFinderActor }) => {
  const text = useText()
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const { Part: PlaceSearch } = useLazyPart(placeSearch, true)
  const { form, zones, refusals, problem } = useSelector(actor, ({ context }) => context)
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches("saving"))
  const wrong = { ...wrongOf(problem, wireNames), ...refusalMessages(refusals, text) }
  const name = (field: BookField) => text(field === "label" ? "settings.address.label" : `address.${field}`)
  const type = (field: BookField) => (value: string) => actor.send({ type: "field.type", field, value })
  const zoneField = (field: "city" | "district" | "quarter", offered: ReadonlyArray<Zone>) => (
    <SelectField
      id={field}
      label={name(field)}
      wrong={wrong[field]}
      optional={field === "quarter"}
      placeholder={text("address.choose")}
      options={zoneOptions(offered, form[field], locale)}
      value={form[field]}
      autoComplete={addressFields[field].autofill}
      disabled={isSaving}
      onChoose={type(field)}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    actor.send({ type: "form.submit" })
  }
  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <FieldErrors
        attempt={attempt}
        errors={fields.flatMap((id) => (wrong[id] === undefined ? [] : [{ id, text: namedMessage(name(id), wrong[id], text) }]))}
      />
      <FormNotes problem={problem} isSaved={false} wrongTitle="profile.wrong" />
      <div className={formStyles.fields}>
        <div data-wide="">
          <TextField
            id="label"
            label={name("label")}
            wrong={wrong.label}
            optional
            autoComplete="off"
            maxLength={maxLabelLength}
            readOnly={isSaving}
            value={form.label}
            onType={type("label")}
          />
        </div>
        <div data-wide="">{PlaceSearch === null ? <Skeleton height="9rem" /> : <PlaceSearch actor={finder} />}</div>
        {zoneField("city", citiesOf(zones))}
        {zoneField("district", districtsOf(zones, form.city))}
        <div data-wide="">{zoneField("quarter", quartersOf(zones, form.city, form.district))}</div>
        <div data-wide="">
          <AddressInput field="detail" wrong={wrong.detail} readOnly={isSaving} value={form.detail} onType={type("detail")} />
        </div>
        {receiverFields.map((field) => (
          <AddressInput key={field} field={field} wrong={wrong[field]} readOnly={isSaving} value={form[field]} onType={type(field)} />
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving}>
          {text("profile.save")}
        </Button>
        <Button variant="quiet" aria-disabled={isSaving} onClick={() => actor.send({ type: "form.cancel" })}>
          {text("contact.cancel")}
        </Button>
      </div>
    </form>
  )
}
