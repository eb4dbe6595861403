/** Page that the service worker shows in place of a page that is not stored. */
import { useEffect } from "react"
import { OfflineScreen } from "#ui/shell/screens/offline-screen.tsx"
import { whenReachable } from "#app/client/reachable.ts"
import { definePage } from "#app/page.ts"

const reload = () => window.location.reload()

const Screen = () => {
  useEffect(() => whenReachable(reload), [])
  return <OfflineScreen onAgain={reload} />
}

export const page = definePage({
  title: (text, _, { brand }) => `${text("offline.title")} · ${brand}`,
  Screen,
})
