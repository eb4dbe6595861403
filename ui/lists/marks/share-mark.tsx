/** Mark that shares the address of a product. */
import Share2 from "lucide-react/icons/share-2"
import { useShare } from "#ui/lists/use-share.ts"
import { useText } from "#ui/messages/messages.tsx"
import { MarkButton } from "./mark-button.tsx"

export const ShareMark = ({ title }: { readonly title: string }) => {
  const text = useText()
  const { state, share } = useShare()
  return (
    <>
      <MarkButton
        look="stack"
        icon={<Share2 />}
        label={text("share.button")}
        productName={title}
        onPress={() => void share(title, `${window.location.origin}${window.location.pathname}${window.location.search}`)}
      />
      <span role="status">{state !== "resting" && text(`share.${state}`)}</span>
    </>
  )
}
