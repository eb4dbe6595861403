/** Offer of the language that the shopper chose before, on a page in another one; never a redirect. I1. */
import { useSelector } from "@xstate/react"
import X from "lucide-react/icons/x"
import { firstViews } from "#domain/languages/first-views.ts"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./language-offer.module.css"
import { useAddressIn } from "./language-switch.tsx"

export const LanguageOffer = () => {
  const text = useText()
  const locale = useLocale()
  const { persistence } = useActorRefs()
  const address = useAddressIn()
  const chosen = useSelector(persistence, ({ context }) => (context.read ? context.persisted.locale : null))
  if (chosen === null || chosen === locale) return null
  return (
    <aside className={styles.offer} aria-label={text("footer.language")}>
      <a href={address(chosen)} hrefLang={chosen} lang={chosen}>
        {firstViews[chosen].offer}
      </a>
      <IconButton label={text("common.close")} icon={<X />} onClick={() => persistence.send({ type: "locale.chosen", locale })} />
    </aside>
  )
}
