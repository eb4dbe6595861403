/** The network is gone. */
import preview from "#book/preview.tsx"
import { OfflineBanner } from "./offline.tsx"

const meta = preview.meta({ title: "Shell/Offline", component: OfflineBanner })

export const Offline = meta.story({})
export const OfflineOnPhone = meta.story({ globals: { viewport: { value: "narrow", isRotated: false } } })
