/** Crash screen: the site was updated while the page was open, or a screen crashed. S28. */
import RotateCw from "lucide-react/icons/rotate-cw"
import { Button } from "#ui/parts/button/button.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { telUrl } from "#ui/parts/button/tel-url.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./crash-screen.module.css"

type Props = {
  /** Whether the shop serves another release than this page's. */
  readonly updated: boolean
  /** Clears what the previous version stored in the browser, and reloads. */
  readonly onAgain: () => void
  /** The reload is running. */
  readonly busy?: boolean
  readonly phone: string
}

export const CrashScreen = ({ updated, onAgain, busy = false, phone }: Props) => {
  const text = useText()
  return (
    <main className={styles.screen} data-state="crashed">
      <EmptyState
        title={text(updated ? "crash.title" : "crash.broken.title")}
        text={text(updated ? "crash.text" : "crash.broken.text")}
        icon={<RotateCw />}
        heading="h1"
      >
        <Button size="large" busy={busy} onClick={onAgain}>
          {text("crash.again")}
        </Button>
      </EmptyState>
      <a className={styles.phone} href={telUrl(phone)}>
        {text("crash.phone", { phone })}
      </a>
    </main>
  )
}
