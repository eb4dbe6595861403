/** Button that copies a value to the clipboard and shows the outcome. */
import Check from "lucide-react/icons/check"
import Copy from "lucide-react/icons/copy"
import { useState } from "react"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import styles from "./copy-button.module.css"

const messageKeys = { resting: "payment.copy", copied: "payment.copied", refused: "payment.notCopied" } as const satisfies Record<string, MessageKey>

export const CopyButton = ({ name, value }: { readonly name: string; readonly value: string }) => {
  const text = useText()
  const [state, setState] = useState<keyof typeof messageKeys>("resting")
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setState("copied")
  }
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-state={state}
        aria-label={state === "resting" ? text("payment.copyNamed", { name }) : undefined}
        onClick={() => void copy().catch(() => setState("refused"))}
        onBlur={() => setState("resting")}
      >
        {state === "copied" ? <Check /> : <Copy />}
        <span>{text(messageKeys[state])}</span>
      </button>
      <span className="sr" role="status">
        {state !== "resting" && text(messageKeys[state])}
      </span>
    </>
  )
}
