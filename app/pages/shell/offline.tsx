/** Page that the service worker shows in place of a page that was never seen. */
import { useEffect } from "react"
import { OfflineScreen } from "#ui/shell/screens/offline-screen.tsx"
import { whenReachable } from "#app/client/reachable.ts"
import { definePage } from "#app/page.ts"

const again = () => window.location.reload()

const Screen = () => {
  useEffect(() => whenReachable(again), [])
  return <OfflineScreen onAgain={again} />
}

export const page = definePage({
  title: (text, _, { brand }) => `${text("offline.title")} · ${brand}`,
  Screen,
})
