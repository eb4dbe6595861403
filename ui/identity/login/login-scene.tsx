/** Benefits of an account beside the login on desktops, over a shelf of products. */
import ReceiptText from "lucide-react/icons/receipt-text"
import { cashbackRates, formatRates } from "#domain/rules/wallet/cashback-rates.ts"
import Truck from "lucide-react/icons/truck"
import Wallet from "lucide-react/icons/wallet"
import { useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { LoginShelf } from "./login-shelf.tsx"
import styles from "./login-scene.module.css"

export const LoginScene = () => {
  const text = useText()
  const { flags } = useSiteConfig()
  return (
    <aside className={styles.scene}>
      <div className={styles.benefits}>
        <h2>{text("login.scene.title")}</h2>
        <ul>
          <li>
            <Truck />
            {text("login.scene.delivery")}
          </li>
          {flags.wallet && (
            <li>
              <Wallet />
              {text("login.scene.bonus", { rates: formatRates(cashbackRates) })}
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
