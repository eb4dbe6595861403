/** Tokens of the theme. */
import preview from "../preview.tsx"
import { ColourPage } from "./colour-page.tsx"
import { IconPage } from "./icon-page.tsx"
import { MotionPage } from "./motion-page.tsx"
import { SpacePage } from "./space-page.tsx"
import { TypePage } from "./type-page.tsx"

const meta = preview.meta({ title: "Tokens", tags: ["!autodocs"] })

/** All colours, with the contrast of each ink on its grounds. */
export const Colour = meta.story({ render: () => <ColourPage /> })
/** The same in the dark theme. */
export const ColourInTheDark = meta.story({ render: () => <ColourPage />, globals: { theme: "dark" } })
/** The same in another brand's accent. */
export const ColourOfAnotherBrand = meta.story({ render: () => <ColourPage />, globals: { brand: "sarnai" } })
/** Sizes, weights, figures. */
export const Type = meta.story({ render: () => <TypePage /> })
/** Distances, corners, shadows. */
export const Space = meta.story({ render: () => <SpacePage /> })
/** How things move. */
export const Motion = meta.story({ render: () => <MotionPage /> })
/** All icons. */
export const Icons = meta.story({ render: () => <IconPage /> })
