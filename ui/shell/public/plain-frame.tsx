/** Plain frame of the shell for checkout, payment and login: logo, phone and a one-line footer, without further links. S15. */
import { useSelector } from "@xstate/react"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { LanguageSwitch } from "#ui/shell/preferences/language-switch.tsx"
import { Logo } from "#ui/shell/header/logo.tsx"
import type { ShellFrame } from "#ui/shell/shell.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import styles from "./plain-frame.module.css"

const Header = () => {
  const text = useText()
  const { supportPhone } = useSiteConfig()
  return (
    <header className={styles.header}>
      <div className="page">
        <Logo />
        <p>
          <span>{text("footer.phone")}</span> <PhoneLink phone={supportPhone} />
        </p>
      </div>
    </header>
  )
}

const Footer = () => {
  const text = useText()
  const { company, workFrom, workTo } = useSiteConfig()
  const year = useSelector(useActorRefs().site, ({ context }) => context.site?.fetchedAt.slice(0, 4) ?? "")
  return (
    <footer className={styles.footer} data-above-bar="">
      <div className="page">
        <p>
          {text("footer.rights", { year, company })}
          {" · "}
          {text("footer.hours")}: <span className="num">{`${workFrom}:00–${workTo}:00`}</span>
        </p>
        <LanguageSwitch />
      </div>
    </footer>
  )
}

export const plainFrame: ShellFrame = { Header, Footer }
