/** Button that copies a value to the clipboard and shows the outcome. */
import Check from "lucide-react/icons/check"
import Copy from "lucide-react/icons/copy"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import styles from "./copy-button.module.css"
import { useCopy } from "./use-copy.ts"

/** Keys of its messages, in an area that its page loads; `named` says what is copied by `name`. */
export type CopyMessages = Readonly<Record<"resting" | "copied" | "refused" | "named", MessageKey>>

export type CopyButtonProps = { readonly name: string; readonly value: string; readonly messages: CopyMessages }

export const CopyButton = ({ name, value, messages }: CopyButtonProps) => {
  const text = useText()
  const { state, copy, reset } = useCopy()
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-state={state}
        aria-label={state === "resting" ? text(messages.named, { name }) : undefined}
        onClick={() => void copy(value)}
        onBlur={reset}
      >
        {state === "copied" ? <Check /> : <Copy />}
        <span>{text(messages[state])}</span>
      </button>
      <span className="sr" role="status">
        {state !== "resting" && text(messages[state])}
      </span>
    </>
  )
}
