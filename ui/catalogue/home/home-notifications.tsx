/** Notifications of the site below the hero until they are dismissed; one with a link is a link as a whole. E22. */
import ChevronRight from "lucide-react/icons/chevron-right"
import Megaphone from "lucide-react/icons/megaphone"
import X from "lucide-react/icons/x"
import { useSelector } from "@xstate/react"
import { isRunning, notificationTexts } from "#domain/rules/shell/site-notifications.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { ContentLink } from "#ui/parts/button/content-link.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useSiteTexts } from "#ui/site-config.ts"
import styles from "./home-notifications.module.css"

/**
 * Rule that hides a dismissed notification before hydration, since the markup of the page is the same for everybody.
 * `themeScript` of `app/first-view/inline-scripts.ts` notes the ids as `data-dismissed` before the first paint.
 */
const dismissedRule = (id: number): string => `:root[data-dismissed~="${id}"] [data-notification="${id}"]{display:none}`

export const HomeNotifications = () => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const { persistence } = useActorRefs()
  const dismissed = useSelector(persistence, ({ context }) => context.persisted.dismissed)
  const { notifications } = useSiteTexts()
  const shown = notifications.filter((notification) => isRunning(notification, now) && !dismissed.includes(notification.id))
  if (shown.length === 0) return null
  return (
    <section className={`page ${styles.list}`} aria-label={text("home.notifications")}>
      <style dangerouslySetInnerHTML={{ __html: shown.map(({ id }) => dismissedRule(id)).join("") }} />
      {shown.map((notification) => {
        const { title, text: body } = notificationTexts(notification, locale)
        const content = (
          <>
            <Megaphone />
            <span>
              <b>{title}</b> {body}
            </span>
          </>
        )
        return (
          <div key={notification.id} className={styles.notification} data-notification={notification.id}>
            {notification.link === null ? (
              <p className={styles.body}>{content}</p>
            ) : (
              <ContentLink href={notification.link} className={styles.body}>
                {content}
                <ChevronRight />
              </ContentLink>
            )}
            <button
              type="button"
              className={styles.dismiss}
              aria-label={text("home.notification.dismiss", { title })}
              onClick={() => persistence.send({ type: "notification.dismissed", id: notification.id })}
            >
              <X />
            </button>
          </div>
        )
      })}
    </section>
  )
}
