/** Editor of an article in every state. */
import type { SnapshotFrom } from "xstate"
import { expect, screen, waitFor } from "storybook/test"
import preview from "#book/preview.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { missing, notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { writingDesk } from "#book/fixtures/content/writing.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { emptyDraft } from "#domain/rules/content/article-drafts.ts"
import { articlePictureMachine } from "#machines/content/article-picture.ts"
import { productFinderMachine } from "#machines/content/product-finder.ts"
import { writingMachine, type WritingContext } from "#machines/content/writing.ts"
import { WritingScreen } from "./writing-screen.tsx"

const meta = preview.meta({ title: "Screens/Writing", component: WritingScreen, parameters: { path: "/a/create" } })

type State = Rest<typeof writingMachine>["state"]
type Open = Exclude<SnapshotFrom<typeof writingMachine>["value"], string>["open"]

const picture = atRest(articlePictureMachine, { state: "resting" })
const products = atRest(productFinderMachine, { state: "closed" })

const storyOf = (state: State, context: Partial<WritingContext> = writingDesk) =>
  inState(
    writingMachine,
    { state, input: { of: null, kind: "article", seed: "story" }, context },
    (actor) => <WritingScreen actor={actor} picture={picture} products={products} />,
    loggedIn,
  )

const open = (form: Open["form"], context: Partial<WritingContext> = writingDesk, device: Open["device"] = "kept") =>
  storyOf({ open: { form, device } }, context)

/** The editor is being opened. */
export const Fetching = meta.story(storyOf("fetching", {}))
/** An article is being written. */
export const Writing = meta.story(open("writing"))
/** Nothing is written yet. */
export const Empty = meta.story(open("writing", { ...writingDesk, draft: emptyDraft }))
/** A draft of this device is restored. */
export const Recovered = meta.story(open("writing", { ...writingDesk, recovered: true }))
/** The author is typing. */
export const Typing = meta.story(open("writing", writingDesk, "waiting"))
/** The draft is being stored on this device. */
export const Keeping = meta.story(open("writing", writingDesk, "keeping"))
/** The device has no space for the draft. */
export const Unkept = meta.story(open("writing", writingDesk, "unkept"))
/** The article as readers will see it. */
export const Previewing = meta.story(open("previewing"))
/** The device's draft is being deleted. */
export const Discarding = meta.story(open("discarding"))
/** A draft is being stored. */
export const Saving = meta.story(open("saving"))
/** A picture is being sent: the article waits for it. */
export const PictureUploading = meta.story(
  inState(
    writingMachine,
    { state: { open: { form: "writing", device: "kept" } }, input: { of: null, kind: "article", seed: "story" }, context: writingDesk },
    (actor) => (
      <WritingScreen
        actor={actor}
        picture={atRest(articlePictureMachine, { state: "uploading", context: { name: "deel.png", description: "Хөх дээл" } })}
        products={products}
      />
    ),
    loggedIn,
  ),
)
/** The shop has stored the draft. */
export const Saved = meta.story(open("saved"))
/** The article is being sent. */
export const Sending = meta.story(open("sending"))
/** Required fields are missing, and there are too many tags. */
export const Refused = meta.story(
  open("refused", {
    ...writingDesk,
    draft: emptyDraft,
    refusals: [
      { field: "title", key: "v.required", values: {} },
      { field: "body", key: "v.required", values: {} },
      { field: "tags", key: "writing.too_many_tags", values: { max: "3" } },
    ],
  }),
)
/** The shop refused the article. */
export const RefusedByShop = meta.story(open("refused", { ...writingDesk, problem: notPossible }))
/** The article was sent to the shop. */
export const Sent = meta.story(storyOf("sent"))
/** The article belongs to another author. */
export const Missing = meta.story(storyOf("missing", { problem: missing }))
/** Loading the editor failed; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** The code of the editor has loaded. */
export const Editor = meta.story({
  ...open("writing"),
  play: async () => {
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Нийтлэл" })).toHaveAttribute("contenteditable", "true"))
    await expect(screen.getByRole("button", { name: "Холбоос" })).toHaveAttribute("aria-pressed", "false")
  },
})
/** On the smallest phone. */
export const Narrow = meta.story({ ...open("writing"), globals: { viewport: { value: "narrow", isRotated: false } } })
