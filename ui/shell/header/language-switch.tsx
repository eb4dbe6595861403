/** The same page in the other language; a new language is a new document, so these are plain links. */
import { useLocation, useSearch } from "wouter"
import type { Locale } from "#domain/entities/locale.ts"
import { Segment, SegmentLink } from "#ui/parts/choice/segmented-control.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"

/** Each language in its own words. */
const names = { mn: "Монгол", en: "English" } as const satisfies Record<Locale, string>
const bases = { mn: "", en: "/en" } as const satisfies Record<Locale, string>

/** Where the page that is shown stands in another language. */
export const useAddressIn = () => {
  const [path] = useLocation()
  const search = useSearch()
  return (other: Locale): string => `${bases[other]}${path === "/" ? "" : path}${search === "" ? "" : `?${search}`}` || "/"
}

export const LanguageSwitch = () => {
  const text = useText()
  const locale = useLocale()
  const { kept } = useActorRefs()
  const address = useAddressIn()
  return (
    <Segment label={text("footer.language")}>
      {(["mn", "en"] as const).map((other) => (
        <SegmentLink
          key={other}
          current={other === locale}
          href={address(other)}
          hrefLang={other}
          lang={other}
          onClick={() => kept.send({ type: "locale.chosen", locale: other })}
        >
          {names[other]}
        </SegmentLink>
      ))}
    </Segment>
  )
}
