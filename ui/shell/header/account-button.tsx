/** Account button: leads visitors to the login, opens a menu for shoppers. */
import { useSelector } from "@xstate/react"
import LogOut from "lucide-react/icons/log-out"
import Package from "lucide-react/icons/package"
import UserRound from "lucide-react/icons/user-round"
import type { User } from "#domain/entities/identity/user.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { Popover, usePopover } from "#ui/parts/overlay/popover.tsx"
import { ThemeSwitch } from "#ui/shell/preferences/theme-switch.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./header-tools.module.css"

export const AccountButton = () => {
  const text = useText()
  const user = useSelector(useActorRefs().session, ({ context }) => context.user)
  if (user !== null) return <AccountMenu user={user} />
  return (
    <Link className={styles.tool} data-tool="account" href="/login">
      <ButtonContent name={text("account.log_in")} />
    </Link>
  )
}

const AccountMenu = ({ user }: { readonly user: User }) => {
  const text = useText()
  const { session } = useActorRefs()
  const isLoggingOut = useSelector(session, (state) => state.matches("loggingOut"))
  const popover = usePopover()
  return (
    <>
      <button type="button" className={styles.tool} data-tool="account" {...popover.trigger}>
        <ButtonContent name={user.firstName || text("nav.account")} />
      </button>
      <Popover popover={popover} label={text("nav.account")}>
        <ul className={styles.own}>
          <li>
            <Link href="/account" onClick={popover.close}>
              <UserRound />
              {text("nav.account")}
            </Link>
          </li>
          <li>
            <Link href="/account/orders" onClick={popover.close}>
              <Package />
              {text("footer.orders")}
            </Link>
          </li>
          <li>
            <button
              type="button"
              disabled={isLoggingOut}
              onClick={() => {
                popover.close()
                session.send({ type: "session.leave" })
              }}
            >
              <LogOut />
              {text("account.log_out")}
            </button>
          </li>
        </ul>
        <ThemeSwitch />
      </Popover>
    </>
  )
}

const ButtonContent = ({ name }: { readonly name: string }) => {
  const text = useText()
  return (
    <>
      <span className={styles.icon}>
        <UserRound />
      </span>
      <span className={styles.text}>
        <small>{text("account.greeting")}</small>
        <b>{name}</b>
      </span>
    </>
  )
}
