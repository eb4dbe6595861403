/** Returns of an order in every state. */
import { expect } from "storybook/test"
import type { Instant, OrderNumber } from "#domain/entities/ids.ts"
import preview from "#book/preview.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { nothingReturnable, returnable, returned, largePicture, smallPicture } from "#book/fixtures/orders/returns.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { returnPictureMachine, type ReturnPictureContext } from "#machines/orders/return-picture.ts"
import { returnsMachine, type ReturnsContext } from "#machines/orders/returns.ts"
import { ReturnsScreen } from "./returns-screen.tsx"

const number = "R100000004" as OrderNumber
const meta = preview.meta({ title: "Screens/Returns", component: ReturnsScreen, parameters: { path: `/account/orders/${number}/return` } })

const viewer = atRest(returnPictureMachine, { state: "closed", input: { number } })

const storyOf = (state: Rest<typeof returnsMachine>["state"], context: Partial<ReturnsContext> = {}) =>
  inState(
    returnsMachine,
    { state, input: { number, seed: "story" }, context },
    (actor) => <ReturnsScreen actor={actor} viewer={viewer} />,
    loggedIn,
  )

const filled: Partial<ReturnsContext> = {
  known: returnable,
  chosen: { 11: 1 },
  reason: "size",
  note: "Том байна",
  pictures: [{ key: "new", src: smallPicture }],
}

/** Skeletons. */
export const Fetching = meta.story(storyOf("fetching"))
/** Lines that can be returned, a reason and a note. */
export const Ready = meta.story(storyOf("ready", { known: returnable }))
/** The refund of the chosen units is shown before the return is sent: to the bank, and to the wallet what its bonus paid. */
export const Chosen = meta.story({
  ...storyOf("ready", filled),
  play: async ({ canvas }) => {
    const sums = await canvas.findByRole("status")
    await expect(sums).toHaveTextContent("136,500₮")
    await expect(sums).toHaveTextContent("2,500₮")
  },
})
/** Chosen pictures are being made small. */
export const Shrinking = meta.story(storyOf("shrinking", { ...filled, pictures: [] }))
/** The request is being sent with its pictures. */
export const Sending = meta.story(storyOf("sending", filled))
/** Two thirds of its pictures are sent. */
export const MostlySent = meta.story(storyOf("sending", { ...filled, sent: 0.64 }))
/** The request is listed with those before it. */
export const Sent = meta.story(storyOf("sent", { known: returned }))
/** Nothing is chosen yet. */
export const Refused = meta.story(storyOf("refused", { known: returnable }))
/** No such order. */
export const Missing = meta.story(storyOf("missing"))
/** The returns could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

/** The shop refused the request. */
export const RefusedByShop = meta.story(
  storyOf("refused", { ...filled, problem: refused("Энэ барааг, эсвэл ийм тоогоор буцаах боломжгүй") }),
)
/** The time for returns is over. */
export const NothingReturnable = meta.story(storyOf("ready", { known: nothingReturnable }))
/** A file that is no picture was chosen. */
export const PicturesRefused = meta.story(
  storyOf("ready", { ...filled, refusals: [{ field: "pictures", key: "v.picture_type", values: {} }] }),
)
/** What follows the request: hand-over, sum and time; of what was accepted, until when; of what was refused, the shop's reason. In English. */
export const Progress = meta.story({ ...storyOf("ready", { known: { ...returned, lines: [] } }), globals: { locale: "en" } })
/** The money of an accepted return waits longer than was promised. */
export const RefundLate = meta.story({
  ...storyOf("ready", {
    known: {
      ...returned,
      lines: [],
      returns: returned.returns.flatMap((one) =>
        one.status === "accepted" ? [{ ...one, answeredAt: "2026-11-10T10:00:00+08:00" as Instant, refundPending: true }] : [],
      ),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(удааширсан|longer than we promised)/)).toBeVisible()
  },
})
/** The shop refused without a word. */
export const RejectedSilently = meta.story(
  storyOf("ready", {
    known: {
      ...returned,
      lines: [],
      returns: returned.returns.flatMap((one) => (one.status === "rejected" ? [{ ...one, answer: "" }] : [])),
    },
  }),
)
/** Everything is filled in, on the smallest phone. */
export const OnSmallPhone = meta.story({
  ...storyOf("ready", { ...filled, known: returned }),
  globals: { viewport: { value: "narrow", isRotated: false } },
})

const listed = atRest(returnsMachine, { state: "ready", input: { number, seed: "story" }, context: { known: returned } })

const viewOf = (state: Rest<typeof returnPictureMachine>["state"], context: Partial<ReturnPictureContext> = {}) =>
  inState(returnPictureMachine, { state, input: { number }, context }, (actor) => <ReturnsScreen actor={listed} viewer={actor} />, loggedIn)

/** Returns with small pictures; one of them failed to load. */
export const PictureClosed = meta.story(viewOf("closed"))
/** A picture is being fetched in its large size. */
export const PictureFetching = meta.story(viewOf("fetching", { name: "p1" }))
export const PictureOpen = meta.story(viewOf("open", { name: "p1", src: largePicture }))
/** The picture could not be fetched; a button retries. */
export const PictureFailed = meta.story(viewOf("failed", { name: "p1", problem: unreachable }))
