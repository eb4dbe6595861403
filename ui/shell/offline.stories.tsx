/** The network is gone. */
import preview from "#book/preview.tsx"
import { OfflineBanner } from "./offline.tsx"

const meta = preview.meta({ title: "Shell/Offline", component: OfflineBanner })

/** A strip that says that the network is gone, and that the cart and what was typed are kept. */
export const Offline = meta.story({})
/** The same on the smallest phone. */
export const OfflineOnPhone = meta.story({ globals: { viewport: { value: "narrow", isRotated: false } } })
