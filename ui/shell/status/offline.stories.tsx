/** Banner of an offline browser. */
import preview from "#book/preview.tsx"
import { OfflineBanner } from "./offline.tsx"

const meta = preview.meta({ title: "Shell/Offline", component: OfflineBanner })

/** The banner: the network is down, and pages that were seen and typed text are safe. */
export const Offline = meta.story({})
/** The same on the smallest phone. */
export const OfflineOnPhone = meta.story({ globals: { viewport: { value: "narrow", isRotated: false } } })
