/** Crash screen. */
import { useSelector } from "@xstate/react"
import { expect } from "storybook/test"
import type { ActorRefFrom } from "xstate"
import preview from "#book/preview.tsx"
import type { Screen } from "#book/in-state.tsx"
import { config } from "#book/fixtures/shell/site.ts"
import type { storefrontMachine } from "#machines/shell/storefront.ts"
import { CrashScreen } from "./crash-screen.tsx"

const meta = preview.meta({ title: "Shell/Crash", component: CrashScreen })

/** The app shows the screen in these two states only, and its pages otherwise. */
const WhenCrashed = ({ root }: { readonly root: ActorRefFrom<typeof storefrontMachine> }) => {
  const crashed = useSelector(root, (snapshot) => snapshot.matches("crashed"))
  const restarting = useSelector(root, (snapshot) => snapshot.matches("restarting"))
  const updated = useSelector(root, ({ context }) => context.updated)
  if (!crashed && !restarting) return null
  return <CrashScreen updated={updated} busy={restarting} phone={config.supportPhone} onAgain={() => root.send({ type: "shop.restart" })} />
}

const screen: Screen = (root) => <WhenCrashed root={root as ActorRefFrom<typeof storefrontMachine>} />
const shop = (state: "crashed" | "restarting") => ({ parameters: { statechart: { machine: "storefront", state } }, screen })
const args = { updated: false, phone: config.supportPhone, onAgain: () => undefined }

/** The page must be reloaded; a phone number offers help. */
export const Crashed = meta.story({
  ...shop("crashed"),
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: new RegExp(config.supportPhone) })).toHaveAttribute(
      "href",
      expect.stringMatching(/^tel:\+976\d{8}$/),
    )
  },
})
/** The shop serves another release than this page's. */
export const Updated = meta.story({ args: { ...args, updated: true } })
/** The browser's stored data is being cleared. */
export const Restarting = meta.story({ ...shop("restarting"), args: { ...args, busy: true } })
