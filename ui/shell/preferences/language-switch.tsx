/** Links to the same page in every language. They load a new document, since a document has one language. */
import { useLocation, useSearch } from "wouter"
import { addressOf, locales, type Locale } from "#domain/entities/locale.ts"
import { firstViews } from "#domain/languages/first-views.ts"
import { SegmentedControl, SegmentLink } from "#ui/parts/choice/segmented-control.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"

/** Address of the current page in another language. */
export const useAddressIn = () => {
  const [path] = useLocation()
  const search = useSearch()
  return (other: Locale): string => addressOf(other, path) + (search === "" ? "" : `?${search}`)
}

export const LanguageSwitch = () => {
  const text = useText()
  const locale = useLocale()
  const { persistence } = useActorRefs()
  const address = useAddressIn()
  return (
    <SegmentedControl label={text("footer.language")}>
      {locales.map((other) => (
        <SegmentLink
          key={other}
          current={other === locale}
          href={address(other)}
          hrefLang={other}
          lang={other}
          onClick={() => persistence.send({ type: "locale.chosen", locale: other })}
        >
          {firstViews[other].name}
        </SegmentLink>
      ))}
    </SegmentedControl>
  )
}
