/** Navigation: bottom bar and progress line. */
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { BottomBar } from "./bottom-bar.tsx"
import { Progress } from "./status/progress.tsx"

const meta = preview.meta({
  title: "Shell/Navigation",
  component: BottomBar,
  globals: { viewport: { value: "phone", isRotated: false } },
})

const nothing = () => undefined
const bar = () => (
  <>
    <Progress />
    <BottomBar categoriesOpen={false} onCategories={nothing} onSearch={nothing} away={false} />
  </>
)

/** A page is shown, with the bottom bar. */
export const Resting = meta.story(inSharedState("navigation", { state: { bar: "shown", page: "resting", report: "quiet" } }, bar))
/** The shopper scrolls down: the bar is hidden. */
export const BarHidden = meta.story(inSharedState("navigation", { state: { bar: "hidden", page: "resting", report: "quiet" } }, bar))
/** The next page is loading. */
export const Leaving = meta.story(inSharedState("navigation", { state: { bar: "shown", page: "leaving", report: "quiet" } }, bar))
/** Back navigation: the page renders before its scroll position is restored. */
export const Returning = meta.story(inSharedState("navigation", { state: { bar: "shown", page: "returning", report: "quiet" } }, bar))
/** A page view is being reported; nothing is visible. */
export const Reporting = meta.story(inSharedState("navigation", { state: { bar: "shown", page: "resting", report: "reporting" } }, bar))
