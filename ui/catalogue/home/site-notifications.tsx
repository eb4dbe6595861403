/** Notifications of the site to everybody, below the hero; the whole of one is its link. E22. */
import ChevronRight from "lucide-react/icons/chevron-right"
import Megaphone from "lucide-react/icons/megaphone"
import { isRunning, notificationTexts } from "#domain/rules/shell/site-notifications.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useSiteTexts } from "#ui/site-config.ts"
import styles from "./site-notifications.module.css"

export const SiteNotifications = () => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const running = useSiteTexts().notifications.filter((notification) => isRunning(notification, now))
  if (running.length === 0) return null
  return (
    <section className={`page ${styles.list}`} aria-label={text("home.notifications")}>
      {running.map((notification) => {
        const { title, text: body } = notificationTexts(notification, locale)
        const inside = (
          <>
            <Megaphone />
            <span>
              <b>{title}</b> {body}
            </span>
          </>
        )
        return notification.link === null ? (
          <p key={notification.id} className={styles.one}>
            {inside}
          </p>
        ) : (
          <Link key={notification.id} href={notification.link} className={styles.one}>
            {inside}
            <ChevronRight />
          </Link>
        )
      })}
    </section>
  )
}
