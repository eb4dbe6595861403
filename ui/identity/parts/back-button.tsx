/** Button back to the e-mail or phone number. */
import ChevronLeft from "lucide-react/icons/chevron-left"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./identity-screen.module.css"

export const BackButton = ({ onPress }: { readonly onPress: () => void }) => {
  const text = useText()
  return (
    <button type="button" className={styles.back} onClick={onPress}>
      <ChevronLeft />
      {text("common.back")}
    </button>
  )
}
