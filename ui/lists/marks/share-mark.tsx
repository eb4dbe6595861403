/** Mark that shares the address of a product: by the system where it can, else by copying it. */
import Share2 from "lucide-react/icons/share-2"
import { useState } from "react"
import { useText } from "#ui/messages/messages.tsx"
import { MarkButton } from "./mark-button.tsx"

type State = "resting" | "copied" | "refused"

/** Whether the shopper closed the system's sheet, which is no failure. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError"

export const ShareMark = ({ title }: { readonly title: string }) => {
  const text = useText()
  const [state, setState] = useState<State>("resting")
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}${window.location.search}`
    if (typeof navigator.share === "function") return navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    setState("copied")
  }
  return (
    <>
      <MarkButton
        look="stack"
        icon={<Share2 />}
        label={text("share.button")}
        productName={title}
        onPress={() => void share().catch((error: unknown) => isCancelled(error) || setState("refused"))}
      />
      <span role="status">{state !== "resting" && text(`share.${state}`)}</span>
    </>
  )
}
