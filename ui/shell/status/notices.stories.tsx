/** Region of notices. */
import preview from "#book/preview.tsx"
import { scarf } from "#book/fixtures/catalogue/goods.ts"
import { inSharedState } from "#book/in-state.tsx"
import { raised, type Notice } from "#machines/shell/notice.ts"
import { Notices } from "./notices.tsx"

const meta = preview.meta({ title: "Shell/Notices", component: Notices })

const removed: Notice = raised(
  "success",
  { key: "notice.lineRemoved", values: { name: scarf.title } },
  { key: "notice.undo", event: { type: "line.restore", variantId: scarf.variantId, quantity: 1, position: 1 } },
).notice

/** No notice. */
export const Quiet = meta.story(inSharedState("notices", { state: "quiet" }, () => <Notices />))
/** A line was removed from the cart and can be restored; the notice disappears by itself. */
export const Showing = meta.story(inSharedState("notices", { state: "showing", context: { queue: [removed] } }, () => <Notices />))
/** The pointer is over the notice, which stays. */
export const Held = meta.story(inSharedState("notices", { state: "held", context: { queue: [removed] } }, () => <Notices />))

/** Information that needs no action. */
export const Information = meta.story(
  inSharedState("notices", { state: "showing", context: { queue: [raised("information", { key: "notice.loggedOut" }).notice] } }, () => (
    <Notices />
  )),
)
/** The network is down. */
export const Warning = meta.story(
  inSharedState("notices", { state: "showing", context: { queue: [raised("warning", { key: "problem.unreachable" }).notice] } }, () => (
    <Notices />
  )),
)
const refused = raised("warning", {
  key: "notice.changeRefused",
  values: { name: scarf.title, reason: "Үлдэгдэл хүрэлцэхгүй байна. Сагсан дахь 2 ширхэг дээр 3-г нэмж болно." },
}).notice

/** A change without a connection was refused once it was back, on the smallest phone. */
export const LateRefusal = meta.story({
  ...inSharedState("notices", { state: "showing", context: { queue: [refused] } }, () => <Notices />),
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** On a phone a notice stands above the bottom bar. */
export const ShowingOnPhone = meta.story({
  ...inSharedState("notices", { state: "showing", context: { queue: [removed] } }, () => <Notices />),
  globals: { viewport: { value: "narrow", isRotated: false } },
})
