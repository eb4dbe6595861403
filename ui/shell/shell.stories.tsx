/** Shell around every page. */
import { expect, userEvent, waitFor, within } from "storybook/test"
import preview from "#book/preview.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { inSharedState, whileStorefront } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { plainFrame } from "./public/plain-frame.tsx"
import { Shell } from "./shell.tsx"

const meta = preview.meta({ title: "Shell/Shell", component: Shell })

const page = () => (
  <Shell>
    <EmptyState heading="h1" title="Хуудас" text="Энд хуудас өөрөө байна" />
  </Shell>
)
const desktop = { globals: { viewport: { value: "desktop", isRotated: false } } }
const phone = { globals: { viewport: { value: "phone", isRotated: false } } }

/** Stored data is being read and the login is being checked: the page is already shown. */
export const Starting = meta.story(whileStorefront("starting", page, { persistence: { state: "reading" }, session: { state: "unknown" } }))
/** The shell with a page. */
export const Open = meta.story(whileStorefront("open", page, loggedIn))

/** Desktop: the menu opens from its button, and the tools are in the header. */
export const Desktop = meta.story(inSharedState("viewport", { state: "desktop" }, page, loggedIn))
/** Phone: the tools are in the bottom bar. */
export const Mobile = meta.story({ ...inSharedState("viewport", { state: "mobile" }, page, loggedIn), ...phone })
/** Phone page with its own bottom bar: the cart is in the header, beside the logo's sign. */
export const OwnBar = meta.story({
  ...inSharedState(
    "viewport",
    { state: "mobile" },
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

/** Plain frame of checkout and login: mark, phone and one line of footer, without menu, search and bottom bar. */
export const PlainFrame = meta.story({
  ...inSharedState(
    "viewport",
    { state: "mobile" },
    () => (
      <Shell frame={plainFrame}>
        <EmptyState heading="h1" title="Хуудас" text="Энд хуудас өөрөө байна" />
      </Shell>
    ),
    loggedIn,
  ),
  ...phone,
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("banner")).getAllByRole("link")).toHaveLength(2)
    await expect(canvas.queryByRole("combobox")).toBeNull()
    await expect(canvas.queryByRole("navigation")).toBeNull()
  },
})

/** The button opens the categories; pointer and arrow keys go deeper; Escape returns the focus. */
export const CategoriesByKeyboard = meta.story({
  ...inSharedState("viewport", { state: "desktop" }, page),
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
/** Categories of a phone, one list after another. */
export const CategoriesOnPhone = meta.story({
  ...inSharedState("viewport", { state: "mobile" }, page),
  ...phone,
  play: async ({ canvas }) => {
    const button = canvas.getAllByRole("button", { expanded: false }).find((one) => one.checkVisibility())!
    await userEvent.click(button)
    await expect(await canvas.findByRole("navigation", { name: /Бүх ангилал|All categories/ }, { timeout: 5000 })).toHaveFocus()
  },
})

/** The site data is known. */
export const SiteReady = meta.story(inSharedState("site", { state: "ready" }, page))
/** The site data is being fetched for the first time. */
export const SiteFetching = meta.story(inSharedState("site", { state: "fetching", input: { site: null } }, page))
/** The site data could not be fetched. */
export const SiteFailed = meta.story(
  inSharedState("site", { state: "failed", input: { site: null }, context: { problem: unreachable } }, page),
)
