/** Form of an address in the address book. */
import { useSelector } from "@xstate/react"
import { useState, type FormEvent } from "react"
import type { Zone } from "#domain/entities/account/address.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { citiesOf, districtsOf, quartersOf } from "#domain/rules/account/zones.ts"
import type { AddressBookActor, BookField } from "#machines/account/address-book.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { FormNotes } from "#ui/account/profile/form-notes.tsx"
import { wrongOf } from "#ui/account/profile/field-problems.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { FieldErrors } from "#ui/parts/form/field-errors.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { TextAreaField, TextField } from "#ui/parts/form/field-text.tsx"
import { namedMessage, refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import formStyles from "#ui/account/form.module.css"
import styles from "./settings.module.css"

const wireNames: Readonly<Record<BookField, string>> = {
  label: "label",
  city: "city",
  district: "district",
  quarter: "quarter",
  detail: "address1",
  lastName: "lastname",
  firstName: "firstname",
  phone: "phone",
  otherPhone: "alternative_phone",
}
const fields = ["label", "city", "district", "quarter", "detail", "lastName", "firstName", "phone", "otherPhone"] as const
const inputs = {
  label: { autoComplete: "off", maxLength: 40 },
  lastName: { autoComplete: "family-name", maxLength: 60 },
  firstName: { autoComplete: "given-name", maxLength: 60 },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel-national", maxLength: 20, before: "+976" },
  otherPhone: { type: "tel", inputMode: "tel", autoComplete: "off", maxLength: 20, before: "+976" },
} as const

const options = (zones: ReadonlyArray<Zone>, chosen: string, locale: Locale) => {
  const listed = zones.map(({ name, nameLatin }) => ({ value: name, label: locale === "en" ? nameLatin || name : name }))
  return chosen === "" || listed.some(({ value }) => value === chosen) ? listed : [{ value: chosen, label: chosen }, ...listed]
}

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
  const chooser = (field: "city" | "district" | "quarter", offered: ReadonlyArray<Zone>) => (
    <SelectField
      id={field}
      label={name(field)}
      wrong={wrong[field]}
      optional={field === "quarter"}
      placeholder={text("address.choose")}
      options={options(offered, form[field], locale)}
      value={form[field]}
      disabled={isSaving}
      onChoose={type(field)}
    />
  )
  const field = (id: keyof typeof inputs, isOptional = false) => (
    <TextField {...inputs[id]} id={id} label={name(id)} wrong={wrong[id]} optional={isOptional} readOnly={isSaving} value={form[id]} onType={type(id)} />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    actor.send({ type: "form.submit" })
  }
  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <FieldErrors attempt={attempt} errors={fields.flatMap((id) => (wrong[id] === undefined ? [] : [{ id, text: namedMessage(name(id), wrong[id], text) }]))} />
      <FormNotes problem={problem} isSaved={false} wrongTitle="profile.wrong" />
      <div className={formStyles.fields}>
        <div data-wide="">{field("label", true)}</div>
        <div data-wide="">{PlaceSearch === null ? <Skeleton height="9rem" /> : <PlaceSearch actor={finder} />}</div>
        {chooser("city", citiesOf(zones))}
        {chooser("district", districtsOf(zones, form.city))}
        <div data-wide="">{chooser("quarter", quartersOf(zones, form.city, form.district))}</div>
        <div data-wide="">
          <TextAreaField
            id="detail"
            label={name("detail")}
            hint={text("address.detail.hint")}
            wrong={wrong.detail}
            autoComplete="street-address"
            maxLength={300}
            readOnly={isSaving}
            value={form.detail}
            onType={type("detail")}
          />
        </div>
        {field("lastName", true)}
        {field("firstName")}
        {field("phone")}
        {field("otherPhone", true)}
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
