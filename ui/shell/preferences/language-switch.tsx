/** Links to the same page in the other language; plain links, since a language has its own document. */
import { useLocation, useSearch } from "wouter"
import type { Locale } from "#domain/entities/locale.ts"
import { SegmentedControl, SegmentLink } from "#ui/parts/choice/segmented-control.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"

/** Names of the languages, each in its own. */
const names = { mn: "Монгол", en: "English" } as const satisfies Record<Locale, string>
const bases = { mn: "", en: "/en" } as const satisfies Record<Locale, string>

/** Address of the current page in another language. */
export const useAddressIn = () => {
  const [path] = useLocation()
  const search = useSearch()
  return (other: Locale): string => `${bases[other]}${path === "/" ? "" : path}${search === "" ? "" : `?${search}`}` || "/"
}

export const LanguageSwitch = () => {
  const text = useText()
  const locale = useLocale()
  const { persistence } = useActorRefs()
  const address = useAddressIn()
  return (
    <SegmentedControl label={text("footer.language")}>
      {(["mn", "en"] as const).map((other) => (
        <SegmentLink
          key={other}
          current={other === locale}
          href={address(other)}
          hrefLang={other}
          lang={other}
          onClick={() => persistence.send({ type: "locale.chosen", locale: other })}
        >
          {names[other]}
        </SegmentLink>
      ))}
    </SegmentedControl>
  )
}
