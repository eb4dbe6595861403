/** Zone selects (aimag or capital, soum or district, bag or khoroo) and the address detail. */
import { useSelector } from "@xstate/react"
import MapPin from "lucide-react/icons/map-pin"
import { addressFields } from "#domain/entities/account/address-fields.ts"
import type { Zone } from "#domain/entities/account/address.ts"
import { citiesOf, districtsOf, quartersOf, zipcodeOf } from "#domain/rules/account/zones.ts"
import { isLastPlace } from "#machines/cart/checkout-form.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { AddressInput } from "#ui/account/public/address-input.tsx"
import { addressLine } from "#ui/account/public/address-lines.tsx"
import { zoneOptions } from "#ui/account/public/zone-options.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import type { RefusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import type { AddressField } from "./address-step-fields.ts"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import styles from "#ui/cart/checkout/checkout-screen.module.css"
import { FetchFailed } from "#ui/cart/checkout/fetch-failed.tsx"

type Props = { readonly actor: CheckoutActor; readonly finder: PlaceFinderActor; readonly wrong: RefusalMessages<AddressField> }

const knownAddresses = lazyPart(async () => (await import("./known-addresses.tsx")).KnownAddresses)

const placeSearch = lazyPart(async () => (await import("#ui/travel/public/place-search.tsx")).PlaceSearch)

export const AddressLocation = ({ actor, finder, wrong }: Props) => {
  const text = useText()
  const locale = useLocale()
  const { form, zones, addresses } = useSelector(actor, ({ context }) => context)
  const type = (field: "city" | "district" | "quarter" | "detail") => (value: string) => actor.send({ type: "field.type", field, value })
  const { Part: KnownAddresses } = useLazyPart(knownAddresses, addresses.length > 0)
  const { Part: PlaceSearch } = useLazyPart(placeSearch, true)
  const zipcode = form.city === "" ? null : zipcodeOf(zones, form.city, form.district, form.quarter)
  const zoneField = (field: "city" | "district" | "quarter", zones: ReadonlyArray<Zone>) => (
    <SelectField
      id={field}
      label={text(`address.${field}`)}
      wrong={wrong[field]}
      optional={field === "quarter"}
      placeholder={text("address.choose")}
      options={zoneOptions(zones, form[field], locale)}
      value={form[field]}
      autoComplete={addressFields[field].autofill}
      disabled={zones.length === 0 && form[field] === ""}
      onChoose={type(field)}
    />
  )
  return (
    <Panel title={text("address.title")} lead={zipcode === null ? undefined : text("address.zipcode", { zipcode })}>
      {addresses.length > 0 ? KnownAddresses !== null && <KnownAddresses actor={actor} /> : <LastAddress actor={actor} />}
      <ZonesNote actor={actor} />
      <div className={styles.fields}>
        {PlaceSearch === null ? <Skeleton height="9rem" /> : <PlaceSearch actor={finder} />}
        <div data-wide="half">{zoneField("city", citiesOf(zones))}</div>
        <div data-wide="half">{zoneField("district", districtsOf(zones, form.city))}</div>
        {zoneField("quarter", quartersOf(zones, form.city, form.district))}
        <AddressInput field="detail" wrong={wrong.detail} value={form.detail} onType={type("detail")} />
      </div>
    </Panel>
  )
}

/** Address of the last order of a shopper without an address book, with a button for another address. */
const LastAddress = ({ actor }: { readonly actor: CheckoutActor }) => {
  const text = useText()
  const { form, user } = useSelector(actor, ({ context }) => context)
  const isThere = isLastPlace(form, user)
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ address: "saving" }))
  const last = user?.shipAddress
  if (isThere === null || !last || isSaving) return null
  return (
    <Note
      icon={<MapPin />}
      action={
        <Button variant="quiet" size="small" onClick={() => actor.send({ type: isThere ? "address.clear" : "address.reuse" })}>
          {text(isThere ? "address.last.another" : "address.last.use")}
        </Button>
      }
    >
      <p>{isThere ? text("address.last") : text("address.last.was", { place: addressLine(last) })}</p>
    </Note>
  )
}

const ZonesNote = ({ actor }: { readonly actor: CheckoutActor }) => {
  const text = useText()
  const isFetching = useSelector(actor, (snapshot) => snapshot.matches({ address: "fetchingZones" }))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ address: "zonesFailed" }))
  if (isFetching)
    return (
      <p className={styles.quiet} role="status">
        {text("address.zones.loading")}
      </p>
    )
  return isFailed && <FetchFailed actor={actor} title={text("address.zones.problem")} />
}
