/** Combobox that finds airports or postal areas by the typed text; a plain text field until its machine has loaded. */
import { useSelector } from "@xstate/react"
import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from "react"
import type { FoundPlace } from "#domain/entities/travel/found-place.ts"
import { isNearestOnly } from "#domain/rules/travel/zip-areas.ts"
import type { PlaceFinderActor } from "#machines/travel/place-finder.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { optionId } from "#ui/parts/form/option-id.ts"
import { placeText } from "./place-text.ts"
import styles from "./place-box.module.css"

type Props = Omit<ComponentProps<"input">, "role" | "onChange" | "onInput"> & {
  readonly id: string
  readonly actor: PlaceFinderActor
  /** Enter never sends the form that the box stands in. */
  readonly keepsEnter?: boolean
  /** Text of the box after a place is chosen. */
  readonly shownAs: (place: FoundPlace) => string
}

export const PlaceBox = ({ id, actor, shownAs, keepsEnter = false, ...input }: Props) => {
  const text = useText()
  const locale = useLocale()
  const box = useRef<HTMLInputElement>(null)
  const { found: places, active, notLocated, text: typed } = useSelector(actor, ({ context }) => context)
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag("open"))
  const isNothing = useSelector(actor, (snapshot) => snapshot.hasTag("empty"))
  const isLocating = useSelector(actor, (snapshot) => snapshot.matches({ open: "locating" }))
  const list = `${id}-places`
  const offers = isOpen && places.length > 0

  useEffect(() => {
    const taken = actor.on("place.taken", ({ place }) => {
      if (box.current !== null) box.current.value = shownAs(place)
    })
    return () => taken.unsubscribe()
  }, [actor, shownAs])

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(list, active))?.scrollIntoView({ block: "nearest" })
  }, [active, list])

  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault()
      actor.send({ type: "finder.close" })
    } else if (offers && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault()
      actor.send({ type: event.key === "ArrowDown" ? "option.next" : "option.previous" })
    } else if (event.key === "Enter" && (keepsEnter || (offers && active !== null))) {
      event.preventDefault()
      if (offers && active !== null) actor.send({ type: "option.take", index: active })
    }
  }

  const status = (): string => {
    if (offers) return text("places.count", { count: places.length })
    if (isNothing) return text("places.none")
    if (isLocating) return text("places.locating")
    return notLocated === null ? "" : text(`places.here.${notLocated}`)
  }
  return (
    <div className={styles.box} onBlur={() => actor.send({ type: "finder.close" })}>
      <input
        {...input}
        ref={box}
        id={id}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offers}
        aria-controls={offers ? list : undefined}
        aria-activedescendant={offers && active !== null ? optionId(list, active) : undefined}
        onInput={({ currentTarget }) => actor.send({ type: "text.type", text: currentTarget.value })}
        onKeyDown={press}
      />
      {offers && (
        <div id={list} className={styles.list} role="listbox" aria-label={text("places.found")}>
          {places.map((place, index) => {
            const { code, name, note } = placeText(place, locale)
            return (
              <button
                type="button"
                tabIndex={-1}
                key={`${code} ${name} ${note}`}
                id={optionId(list, index)}
                className={styles.option}
                role="option"
                aria-selected={active === index}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => actor.send({ type: "option.take", index })}
              >
                <b className={`num ${styles.code}`}>{code}</b>
                <span>
                  {name}
                  <small>{note}</small>
                  {isNearestOnly(place, typed) && <small>{text("places.nearest", { code: typed.trim() })}</small>}
                </span>
              </button>
            )
          })}
        </div>
      )}
      {notLocated !== null && <p className={styles.note}>{text(`places.here.${notLocated}`)}</p>}
      <p className="sr" role="status">
        {status()}
      </p>
    </div>
  )
}
