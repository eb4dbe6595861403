/** Banner shown while the browser is offline. */
import { memo } from "react"
import WifiOff from "lucide-react/icons/wifi-off"
import { useText } from "#ui/messages/messages.tsx"
import { useOnline } from "#ui/react/online.ts"
import styles from "./offline.module.css"

export const Offline = memo(() => {
  const online = useOnline()
  return <div role="status">{!online && <OfflineBanner />}</div>
})

export const OfflineBanner = () => {
  const text = useText()
  return (
    <p className={styles.banner}>
      <WifiOff />
      <span>{text("offline.text")}</span>
    </p>
  )
}
