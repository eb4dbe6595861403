/** Social logins below the form, of the providers that the site has. B28. */
import type { SocialProvider } from "#domain/entities/identity/social.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./social-buttons.module.css"

/** Signs of the providers, as letters. */
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
            {/* Leaves the storefront: no link of the app. */}
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
