/** Note that the backend is unreachable, above the last known payment. */
import CircleAlert from "lucide-react/icons/circle-alert"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const PaymentUnreachable = () => {
  const text = useText()
  return (
    <Note tone="bad" icon={<CircleAlert />} role="alert" title={text("payment.unreachable.title")}>
      <p>{text("payment.unreachable.text")}</p>
    </Note>
  )
}
