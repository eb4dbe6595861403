/** Links to the social logins of the site's providers. B28. */
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./social-buttons.module.css"

/** Characters in place of the providers' logos. */
const signs: Readonly<Record<SocialProvider, string>> = { google: "G", facebook: "f", apple: "A", sandbox: "★" }

export const SocialButtons = ({ providers, next }: { readonly providers: ReadonlyArray<SocialProvider>; readonly next: string }) => {
  const text = useText()
  const locale = useLocale()
  if (providers.length === 0) return null
  return (
    <div className={styles.social}>
      <p className={styles.or}>{text("login.or")}</p>
      <ul>
        {providers.map((provider) => (
          <li key={provider}>
            {/* A plain link, since it leaves the storefront. */}
            <a href={`/oauth/social/${provider}?${new URLSearchParams({ from: next, locale }).toString()}`} rel="nofollow">
              <i aria-hidden="true">{signs[provider]}</i>
              {text(`login.social.${provider}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
