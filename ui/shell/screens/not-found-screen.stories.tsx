/** Page for an unknown address. */
import preview from "#book/preview.tsx"
import { NotFoundScreen } from "./not-found-screen.tsx"

const meta = preview.meta({ title: "Shell/Missing", component: NotFoundScreen })

/** Nothing at this address, with links to continue. */
export const Missing = meta.story({ args: { path: "/khaana-ch-alga" } })
/** An address wider than the screen. */
export const LongAddress = meta.story({
  args: { path: `/${"khuuchin-".repeat(20)}` },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
