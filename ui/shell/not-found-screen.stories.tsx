/** An address where there is no page. */
import preview from "#book/preview.tsx"
import { MissingScreen } from "./not-found-screen.tsx"

const meta = preview.meta({ title: "Shell/Missing", component: MissingScreen })

/** A word that there is nothing at this address, and ways to what there is. */
export const Missing = meta.story({ args: { path: "/khaana-ch-alga" } })
/** An address longer than the screen is wide. */
export const LongAddress = meta.story({ args: { path: `/${"khuuchin-".repeat(20)}` }, globals: { viewport: { value: "narrow", isRotated: false } } })
