/** What stands around every page. */
import { expect, userEvent, waitFor, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/problems.ts"
import { inSharedState, whileStorefront } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { Shell } from "./shell.tsx"

const meta = preview.meta({ title: "Shell/Shell", component: Shell })

const page = () => (
  <Shell>
    <EmptyState heading="h1" title="Хуудас" text="Энд хуудас өөрөө байна" />
  </Shell>
)
const desktop = { globals: { viewport: { value: "desktop", isRotated: false } } }
const phone = { globals: { viewport: { value: "phone", isRotated: false } } }

/** What this device remembers is being read, and the shop asks who this is: the page is there already. */
export const Starting = meta.story(whileStorefront("starting", page, { kept: { state: "reading" }, session: { state: "unknown" } }))
/** The shop is open. */
export const Open = meta.story(whileStorefront("open", page, loggedIn))

/** A wide window: the menu hangs from its button, the tools stand in the header. */
export const Desktop = meta.story(inSharedState("viewport", { state: "desktop", input: { mobile: false } }, page, loggedIn))
/** A phone: the tools lie under the thumb. */
export const Mobile = meta.story({ ...inSharedState("viewport", { state: "mobile", input: { mobile: true } }, page, loggedIn), ...phone })
/** A phone where the page has a bar of its own at the foot: the cart stands in the header, beside the mark alone. */
export const OwnBar = meta.story({
  ...inSharedState(
    "viewport",
    { state: "mobile", input: { mobile: true } },
    () => (
      <Shell ownBar>
        <EmptyState heading="h1" title="Хуудас" text="Энд хуудас өөрөө байна" />
      </Shell>
    ),
    loggedIn,
  ),
  ...phone,
  play: async ({ canvas }) => {
    const header = canvas.getByRole("banner")
    await expect(within(header).getByRole("link", { name: /Сагс|Cart/ })).toBeVisible()
  },
})

/** The categories open by their button; the pointer and the arrow keys go deeper; Escape gives the focus back. */
export const CategoriesByKeyboard = meta.story({
  ...inSharedState("viewport", { state: "desktop", input: { mobile: false } }, page),
  ...desktop,
  play: async ({ canvas }) => {
    const button = canvas.getAllByRole("button", { expanded: false }).find((one) => one.checkVisibility())!
    await userEvent.click(button)
    const menu = await canvas.findByRole("heading", { level: 2, name: /Бүх ангилал|All categories/ }, { timeout: 5000 })
    await userEvent.tab()
    await userEvent.keyboard("{ArrowDown}{ArrowRight}")
    await waitFor(() => expect(menu).toBeVisible())
    await expect(document.activeElement?.closest("[data-column]")).toHaveAttribute("data-column", "1")
    await userEvent.keyboard("{Escape}")
    await expect(button).toHaveFocus()
  },
})
/** The categories of a phone, one list after another. */
export const CategoriesOnPhone = meta.story({
  ...inSharedState("viewport", { state: "mobile", input: { mobile: true } }, page),
  ...phone,
  play: async ({ canvas }) => {
    const button = canvas.getAllByRole("button", { expanded: false }).find((one) => one.checkVisibility())!
    await userEvent.click(button)
    await expect(await canvas.findByRole("navigation", { name: /Бүх ангилал|All categories/ }, { timeout: 5000 })).toHaveFocus()
  },
})

/** The site's data is there. */
export const SiteReady = meta.story(inSharedState("site", { state: "ready" }, page))
/** The site's data is asked for, and nothing older is known. */
export const SiteFetching = meta.story(inSharedState("site", { state: "fetching", input: { site: null } }, page))
/** The shop could not be reached at all. */
export const SiteFailed = meta.story(inSharedState("site", { state: "failed", input: { site: null }, context: { problem: unreachable } }, page))
