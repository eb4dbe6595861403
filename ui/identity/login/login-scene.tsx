/** Benefits of an account beside the login on desktops, over a shelf of products. */
import ReceiptText from "lucide-react/icons/receipt-text"
import Truck from "lucide-react/icons/truck"
import Wallet from "lucide-react/icons/wallet"
import { formatPerMille } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { LoginShelf } from "./login-shelf.tsx"
import styles from "./login-scene.module.css"

export const LoginScene = () => {
  const text = useText()
  const { flags, wallet } = useSiteConfig()
  return (
    <aside className={styles.scene}>
      <div className={styles.benefits}>
        <h2>{text("login.scene.title")}</h2>
        <ul>
          <li>
            <Truck />
            {text("login.scene.delivery")}
          </li>
          {flags.wallet && wallet.cashbackPerMille > 0 && (
            <li>
              <Wallet />
              {text("login.scene.bonus", { rate: formatPerMille(wallet.cashbackPerMille) })}
            </li>
          )}
          <li>
            <ReceiptText />
            {text("login.scene.receipt")}
          </li>
        </ul>
      </div>
      <LoginShelf />
    </aside>
  )
}
