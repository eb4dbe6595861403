/** Schematic map of the districts, with a button for each store. S29i. */
import { useSelector } from "@xstate/react"
import MapPin from "lucide-react/icons/map-pin"
import { useEffect, useRef, type CSSProperties } from "react"
import type { Store } from "#domain/entities/content/store.ts"
import { defaultLocale, inLocale } from "#domain/entities/locale.ts"
import { districtMap, districts, isNamed } from "#domain/rules/content/district-map.ts"
import { openingAt } from "#domain/rules/content/store-hours.ts"
import type { StoreChoiceActor } from "#machines/content/store-choice.ts"
import { useNow } from "#ui/react/clock.ts"
import { useHydrated } from "#ui/react/hydrated.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./stores-map.module.css"

/** Distance of the name of a place outside the city from its marker, in map units. */
const outsideLabel = { dx: 26, dy: 7 }

type Props = { readonly actor: StoreChoiceActor; readonly stores: ReadonlyArray<Store> }

/** SVG path of the river between the city and Khan-Uul. */
const river = "M0 352 C 110 392 150 350 206 342 S 420 352 492 342 S 590 372 720 330"

export const StoresMap = ({ actor, stores }: Props) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const hydrated = useHydrated()
  const { chosen, from } = useSelector(actor, ({ context }) => context)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen !== null && from === "list") frame.current?.scrollIntoView({ block: "nearest", behavior: "smooth" })
  }, [chosen, from])
  const map = districtMap(stores)
  const [width, height] = map.size
  const district = stores.find(({ id }) => id === chosen)?.district
  return (
    <div className={styles.map} ref={frame} role="group" aria-label={text("stores.map")}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {districts.map(({ names, outline, label: [x, y] }) => {
          const name = inLocale(names, locale)
          return (
            <g key={names[defaultLocale]} data-here={isNamed(names, district) ? "" : undefined}>
              <polygon points={outline.map((point) => point.join(",")).join(" ")} />
              <text x={x} y={y}>
                {name}
              </text>
            </g>
          )
        })}
        <path d={river} />
        {map.outside.map(({ name, at: [x, y] }) => (
          <text key={name} x={x + outsideLabel.dx} y={y + outsideLabel.dy} data-outside="">
            {name}
          </text>
        ))}
      </svg>
      {map.stores.map(({ store, at: [x, y] }) => {
        const isOpen = hydrated && openingAt(store.hours, now)._tag === "open"
        return (
          <button
            key={store.id}
            type="button"
            style={{ "--x": x / width, "--y": y / height } as CSSProperties}
            aria-pressed={store.id === chosen}
            data-open={isOpen ? "" : undefined}
            onClick={() => actor.send({ type: "store.choose", id: store.id, from: "map" })}
          >
            <MapPin aria-hidden="true" />
            <span className="sr">
              {text("stores.map.store", { name: store.name, district: store.district })}
              {hydrated && `, ${text(isOpen ? "stores.map.open" : "stores.map.closed")}`}
            </span>
          </button>
        )
      })}
      <p>{text("stores.map.hint")}</p>
    </div>
  )
}
