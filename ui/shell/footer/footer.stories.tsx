/** Footer with the shopper's stored choices. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { Footer } from "./footer.tsx"

const meta = preview.meta({ title: "Shell/Footer", component: Footer })

/** The stored choices are being read: the light theme is shown as chosen. */
export const Reading = meta.story(inSharedState("persistence", { state: "reading" }, () => <Footer />))
/** The stored choices are shown. */
export const Ready = meta.story({
  ...inSharedState("persistence", { state: "ready" }, () => <Footer />),
  play: async ({ canvasElement }) => {
    const low = [...canvasElement.querySelectorAll("footer nav a, footer button, footer [hreflang]")].filter(
      (target) => target.getBoundingClientRect().height < 44,
    )
    await expect(low.map(({ textContent }) => textContent)).toEqual([])
  },
})
/** A choice was just made and is being stored. */
export const Writing = meta.story(
  inSharedState("persistence", { state: "writing", context: { persisted: { ...emptyPersistedState, theme: "dark" } } }, () => <Footer />),
)

/** Footer for a logged-in shopper. */
export const LoggedIn = meta.story(inSharedState("persistence", { state: "ready" }, () => <Footer />, loggedIn))
/** Footer on the smallest phone, in one column. */
export const OnPhone = meta.story({
  ...inSharedState("persistence", { state: "ready" }, () => <Footer />),
  globals: { viewport: { value: "narrow", isRotated: false } },
})

/** Footer of the second brand, which delivers no order on its day. */
export const WithoutSameDay = meta.story({
  ...inSharedState("persistence", { state: "ready" }, () => <Footer />),
  globals: { brand: "sarnai" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ажлын 2 өдрийн дотор/)).toBeVisible()
  },
})
