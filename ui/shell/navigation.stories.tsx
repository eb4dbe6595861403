/** From page to page: the bar under the thumb and the line at the top. */
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { BottomBar } from "./bottom-bar.tsx"
import { Progress } from "./progress.tsx"

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

/** A page is on show and the bar is in reach. */
export const Resting = meta.story(inSharedState("navigation", { state: { bar: "shown", page: "resting", report: "quiet" } }, bar))
/** The shopper reads on downwards: the bar makes room. */
export const BarHidden = meta.story(inSharedState("navigation", { state: { bar: "hidden", page: "resting", report: "quiet" } }, bar))
/** The next page is on its way. */
export const Leaving = meta.story(inSharedState("navigation", { state: { bar: "shown", page: "leaving", report: "quiet" } }, bar))
/** The shopper came back: the page is put together before its place is found again. */
export const Returning = meta.story(inSharedState("navigation", { state: { bar: "shown", page: "returning", report: "quiet" } }, bar))
/** A page view is being counted; nothing of it is seen. */
export const Reporting = meta.story(inSharedState("navigation", { state: { bar: "shown", page: "resting", report: "reporting" } }, bar))
