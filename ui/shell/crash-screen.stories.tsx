/** What stands when the shop itself broke. */
import preview from "#book/preview.tsx"
import { config } from "#book/fixtures/site.ts"
import { CrashScreen } from "./crash-screen.tsx"

const meta = preview.meta({ title: "Shell/Crash", component: CrashScreen })

const shop = (state: string) => ({ parameters: { statechart: { machine: "shop", state } } })
const args = { phone: config.supportPhone, onAgain: () => undefined }

/** The page must be loaded anew. */
export const Crashed = meta.story({ ...shop("crashed"), args })
/** What the browser stored is being cleared. */
export const Restarting = meta.story({ ...shop("restarting"), args: { ...args, busy: true } })
