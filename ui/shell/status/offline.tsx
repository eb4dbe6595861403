/** Banner shown while the browser is offline. */
import { memo, useSyncExternalStore } from "react"
import WifiOff from "lucide-react/icons/wifi-off"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./offline.module.css"

export const Offline = memo(() => {
  const online = useSyncExternalStore(followNetwork, isOnline, () => true)
  return (
    <div role="status">
      {!online && <OfflineBanner />}
    </div>
  )
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

const isOnline = (): boolean => navigator.onLine

const followNetwork = (changed: () => void): (() => void) => {
  window.addEventListener("online", changed)
  window.addEventListener("offline", changed)
  return () => {
    window.removeEventListener("online", changed)
    window.removeEventListener("offline", changed)
  }
}
