/** Address book in the settings: list, form, and a note that restores a removed address. S29 k. */
import { useSelector } from "@xstate/react"
import Undo2 from "lucide-react/icons/undo-2"
import type { SavedAddress } from "#domain/entities/account/saved-address.ts"
import type { AddressBookActor } from "#machines/account/address-book.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { AddressLines, addressLine } from "#ui/account/public/address-lines.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useText } from "#ui/messages/messages.tsx"
import { SectionState } from "./section-state.tsx"
import rowStyles from "#ui/account/rows.module.css"
import styles from "./settings.module.css"

const bookForm = lazyPart(async () => (await import("./address-book-form.tsx")).AddressBookForm)

export const AddressBookSection = ({ actor, finder }: { readonly actor: AddressBookActor; readonly finder: PlaceFinderActor }) => {
  const text = useText()
  const { addresses, removed, problem } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  const isForm = useSelector(actor, (snapshot) => snapshot.matches("editing") || snapshot.matches("saving"))
  const isOpening = useSelector(actor, (snapshot) => snapshot.matches("openingForm"))
  const { Part: AddressBookForm } = useLazyPart(bookForm, isForm || isOpening)
  const isListing = useSelector(actor, (snapshot) => snapshot.matches("listing"))
  const isChanging = useSelector(actor, (snapshot) => snapshot.matches("changing"))
  return (
    <Panel id="addresses" title={text("settings.addresses")} lead={text("settings.addresses.lead")} data-state={state}>
      <SectionState problem={isForm ? null : problem} isUnknown={addresses === null} onRetry={() => actor.send({ type: "page.retry" })}>
        {isForm && (AddressBookForm === null ? <Skeleton height="32rem" /> : <AddressBookForm actor={actor} finder={finder} />)}
        {!isForm && (
          <>
            {addresses?.length === 0 && <p className={styles.quiet}>{text("settings.addresses.none")}</p>}
            <ul className={rowStyles.rows}>
              {addresses?.map((saved) => (
                <li key={saved.id}>
                  <Entry actor={actor} saved={saved} />
                </li>
              ))}
            </ul>
            {removed !== null && (isListing || isChanging) && (
              <Note
                icon={<Undo2 />}
                role="status"
                action={
                  <Button variant="quiet" size="small" busy={isChanging} onClick={() => actor.send({ type: "address.restore" })}>
                    {text("settings.address.restore")}
                  </Button>
                }
              >
                <p>{text("settings.address.removed", { place: removed.label || addressLine(removed.address) })}</p>
              </Note>
            )}
            <div className={styles.actions}>
              <Button variant="secondary" busy={isOpening} onClick={() => actor.send({ type: "address.add" })}>
                {text("settings.address.add")}
              </Button>
            </div>
          </>
        )}
      </SectionState>
    </Panel>
  )
}

const Entry = ({ actor, saved }: { readonly actor: AddressBookActor; readonly saved: SavedAddress }) => {
  const text = useText()
  const { id, label, isDefault, address } = saved
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const name = label || addressLine(address)
  const quiet = { variant: "quiet", size: "small", "aria-disabled": isBusy } as const
  return (
    <>
      <div>
        {(label !== "" || isDefault) && (
          <p className={styles.heading}>
            <b>{label}</b>
            {isDefault && <Tag tone="sky">{text("settings.default")}</Tag>}
          </p>
        )}
        <AddressLines address={address} />
      </div>
      <div className={styles.actions}>
        {!isDefault && (
          <Button
            {...quiet}
            aria-label={text("settings.makeDefault.of", { name })}
            onClick={() => actor.send({ type: "address.default", id })}
          >
            {text("settings.makeDefault")}
          </Button>
        )}
        <Button {...quiet} aria-label={text("settings.edit.of", { name })} onClick={() => actor.send({ type: "address.edit", id })}>
          {text("settings.edit")}
        </Button>
        <Button {...quiet} aria-label={text("settings.remove.of", { name })} onClick={() => actor.send({ type: "address.remove", id })}>
          {text("settings.remove")}
        </Button>
      </div>
    </>
  )
}
