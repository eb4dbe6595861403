/** Puts a fact on the clipboard, and says that it is there. */
import Check from "lucide-react/icons/check"
import Copy from "lucide-react/icons/copy"
import { useState } from "react"
import { useText } from "../words/words.tsx"
import styles from "./copy-button.module.css"

export const CopyButton = ({ name, value }: { readonly name: string; readonly value: string }) => {
  const text = useText()
  const [state, setState] = useState<"resting" | "copied">("resting")
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
        aria-label={state === "copied" ? undefined : text("payment.copyNamed", { name })}
        onClick={() => void copy().catch(() => setState("resting"))}
        onBlur={() => setState("resting")}
      >
        {state === "copied" ? <Check /> : <Copy />}
        <span>{text(state === "copied" ? "payment.copied" : "payment.copy")}</span>
      </button>
      <span className="sr" role="status">
        {state === "copied" && text("payment.copied")}
      </span>
    </>
  )
}
