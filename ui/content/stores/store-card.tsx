/** Store with its address, hours, services, phone and directions. */
import MapIcon from "lucide-react/icons/map"
import MapPin from "lucide-react/icons/map-pin"
import type { Store } from "#domain/entities/content/store.ts"
import { formatMinutes, openingAt, type Opening } from "#domain/rules/content/store-hours.ts"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { languages } from "#domain/languages/languages.ts"
import { formatOpeningHours } from "#domain/rules/texts/opening-hours.ts"
import { Stock } from "#ui/catalogue/public/stock.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useHydrated } from "#ui/react/hydrated.ts"
import { useLocale, useText, type Text } from "#ui/messages/messages.tsx"
import styles from "./stores-screen.module.css"

const dayName = (weekday: number, locale: Locale): string => languages[locale].weekdays[weekday] ?? ""

const nextOpeningText = ({ inDays, weekday, at: minutes }: Extract<Opening, { _tag: "closed" }>, text: Text, locale: Locale): string => {
  const at = formatMinutes(minutes)
  if (inDays === 0) return text("stores.opens.today", { at })
  if (inDays === 1) return text("stores.opens.tomorrow", { at })
  return text("stores.opens.day", { at, day: dayName(weekday, locale) })
}

const openingText = (opening: Opening, text: Text, locale: Locale): string => {
  switch (opening._tag) {
    case "open":
      return text("stores.open", { until: formatMinutes(opening.until) })
    case "never":
      return text("stores.closed")
    case "closed":
      return nextOpeningText(opening, text, locale)
    default:
      return opening satisfies never
  }
}

export const StoreCard = ({ store, onShow }: { readonly store: Store; readonly onShow: () => void }) => {
  const text = useText()
  const locale = useLocale()
  const { name, address, phone, latitude, longitude, services, hours, onHand } = store
  return (
    <article className={styles.store}>
      <header>
        <h2>{name}</h2>
        <OpenNow store={store} />
      </header>
      <p>{address}</p>
      <ul className={styles.hours}>
        {formatOpeningHours(hours, locale).map((span) => (
          <li key={span} className="num">
            {span}
          </li>
        ))}
      </ul>
      {onHand === null ? <p className={styles.quiet}>{services.join(" · ")}</p> : <Stock onHand={onHand} />}
      <p className={styles.acts}>
        <button type="button" className={styles.way} onClick={onShow}>
          <MapIcon />
          {text("stores.map.show")}
          <span className="sr">: {name}</span>
        </button>
        {phone !== "" && <PhoneLink phone={formatPhone(phone)} />}
        {latitude !== null && longitude !== null && (
          <a
            className={styles.way}
            href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
            rel="noreferrer"
            target="_blank"
          >
            <MapPin />
            {text("stores.way")}
            <span className="sr"> {text("stores.way.to", { name })}</span>
          </a>
        )}
      </p>
    </article>
  )
}

/** Whether the store is open now. Shown by the browser's clock only, since the server's page is cached. */
const OpenNow = ({ store: { hours } }: { readonly store: Store }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const opening = openingAt(hours, now)
  const hydrated = useHydrated()
  return (
    <p className={styles.now}>
      {hydrated && <Tag tone={opening._tag === "open" ? "good" : "plain"}>{openingText(opening, text, locale)}</Tag>}
    </p>
  )
}
