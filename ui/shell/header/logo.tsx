/** Logo: the site's name with its picture, else with a sun over the steppe, linked to the home page. */
import type { CSSProperties } from "react"
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import styles from "./logo.module.css"

export const Logo = () => {
  const text = useText()
  const { brand, logo } = useSiteConfig()
  return (
    <Link href="/" className={styles.logo} aria-label={text("nav.home.of", { brand })}>
      {logo === null ? (
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="13" r="9" />
          <path d="M3 28.5h26" />
        </svg>
      ) : (
        <img className={styles.mark} src={`${pictureAddress(logo)}-160.avif`} width={32} height={32} alt="" />
      )}
      <span className={styles.name} style={{ "--letters": brand.length } as CSSProperties}>
        {brand}
      </span>
    </Link>
  )
}
