/** Notice: success, information or warning, with an optional action. */
import type { ReactNode } from "react"
import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import Info from "lucide-react/icons/info"
import X from "lucide-react/icons/x"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./notice.module.css"

export type NoticeTone = "success" | "information" | "warning"

const signs = { success: CircleCheck, information: Info, warning: CircleAlert } as const

type Props = {
  readonly tone: NoticeTone
  readonly children: ReactNode
  /** Follow-up action, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | null
  readonly onClose?: (() => void) | undefined
}

export const Notice = ({ tone, children, action = null, onClose }: Props) => {
  const text = useText()
  const Sign = signs[tone]
  return (
    <div className={styles.notice} data-tone={tone}>
      <span className={styles.sign}>
        <Sign />
      </span>
      <p className={styles.text}>{children}</p>
      <div className={styles.tools}>
        {action !== null && (
          <button type="button" className={styles.action} onClick={action.onPress}>
            {action.label}
          </button>
        )}
        {onClose !== undefined && (
          <button type="button" className={styles.close} aria-label={text("notices.close")} onClick={onClose}>
            <X />
          </button>
        )}
      </div>
    </div>
  )
}
