/** Footer with the shopper's stored choices. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { site } from "#book/fixtures/shell/site.ts"
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
const elsewhere = [
  {
    title: { mn: "Бидэнтэй нэгдээрэй", en: "Follow us" },
    url: null,
    children: [
      { title: { mn: "Фэйсбүүк", en: "Facebook" }, url: "https://www.facebook.com/Delguur/", children: [] },
      { title: { mn: "Лавлах утас", en: "Call us" }, url: "tel:+97670001100", children: [] },
      { title: { mn: "Бүх брэнд", en: "All brands" }, url: "/en/brands", children: [] },
    ],
  },
  { title: { mn: "Салбарууд", en: "Our stores" }, url: "/stores", children: [] },
]
/** The site's own menus lead to another site, to a telephone, to a page with its locale, and one by its heading. */
export const OwnMenus = meta.story({
  ...inSharedState("persistence", { state: "ready" }, () => <Footer />, {
    site: { state: "ready", context: { site: { ...site, menus: elsewhere } } },
  }),
  play: async ({ canvas }) => {
    const hrefOf = (name: RegExp) => canvas.getByRole("link", { name }).getAttribute("href")
    await expect(hrefOf(/^(Фэйсбүүк|Facebook)$/)).toBe("https://www.facebook.com/Delguur/")
    await expect(hrefOf(/^(Лавлах утас|Call us)$/)).toBe("tel:+97670001100")
    await expect(hrefOf(/^(Бүх брэнд|All brands)$/)).toMatch(/^(\/en)?\/brands$/)
    await expect(hrefOf(/^(Салбарууд|Our stores)$/)).toMatch(/^(\/en)?\/stores$/)
  },
})

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
