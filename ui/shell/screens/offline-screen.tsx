/** Page shown without a connection in place of a page that is not stored. */
import WifiOff from "lucide-react/icons/wifi-off"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const OfflineScreen = ({ onAgain }: { readonly onAgain: () => void }) => {
  const text = useText()
  return (
    <div className="page" data-state="offline">
      <EmptyState title={text("offline.title")} text={text("offline.page")} icon={<WifiOff />} heading="h1">
        <Button onClick={onAgain}>{text("offline.again")}</Button>
        <ButtonLink href="/" variant="secondary">
          {text("offline.home")}
        </ButtonLink>
        <ButtonLink href="/cart" variant="secondary">
          {text("offline.cart")}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
