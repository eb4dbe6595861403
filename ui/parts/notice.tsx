/** A short message of the shop: what was done, what one should know, what went wrong. */
import type { ReactNode } from "react"
import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import Info from "lucide-react/icons/info"
import X from "lucide-react/icons/x"
import { useText } from "../words/words.tsx"
import styles from "./notice.module.css"

export type NoticeTone = "good" | "plain" | "warning" | "problem"

const signs = { good: CircleCheck, plain: Info, warning: CircleAlert, problem: CircleAlert } as const

type Props = {
  readonly tone: NoticeTone
  readonly children: ReactNode
  /** A link that follows from it. */
  readonly action?: ReactNode
  readonly onClose?: (() => void) | undefined
}

export const Notice = ({ tone, children, action, onClose }: Props) => {
  const text = useText()
  const Sign = signs[tone]
  return (
    <div className={styles.notice} data-tone={tone}>
      <span className={styles.sign}>
        <Sign />
      </span>
      <div className={styles.text}>{children}</div>
      <div className={styles.tools}>
        {action}
        {onClose !== undefined && (
          <button type="button" className={styles.close} aria-label={text("notices.close")} onClick={onClose}>
            <X />
          </button>
        )}
      </div>
    </div>
  )
}
