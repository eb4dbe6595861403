/** Picture for an article in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { notPossible } from "#book/fixtures/shell/problems.ts"
import { writtenDraft } from "#book/fixtures/content/writing.ts"
import { inState } from "#book/in-state.tsx"
import { articlePictureMachine, type ArticlePictureContext } from "#machines/content/article-picture.ts"
import { PictureBlock } from "./picture-block.tsx"

const meta = preview.meta({ title: "Parts/Article picture", component: PictureBlock })

const chosen: Partial<ArticlePictureContext> = { name: "deel.png", description: "Хананд өлгөсөн хөх торгон дээл" }

const storyOf = (state: Rest<typeof articlePictureMachine>["state"], context: Partial<ArticlePictureContext> = chosen) =>
  inState(articlePictureMachine, { state, context }, (actor) => (
    <PictureBlock actor={actor} draft={writtenDraft} draftKey="story" fileRef={{ current: null }} caret={() => 0} />
  ))

/** No picture is chosen. */
export const Resting = meta.story(storyOf("resting", {}))
/** A picture is chosen and being described. */
export const Describing = meta.story(storyOf("describing"))
/** The picture is being sent. */
export const Uploading = meta.story(storyOf("uploading"))
/** About two thirds of the picture are sent. */
export const MostlySent = meta.story(storyOf("uploading", { ...chosen, sent: 0.64 }))
/** The description is missing. */
export const Refused = meta.story(storyOf("refused", { ...chosen, description: "" }))
/** The shop refused the picture. */
export const RefusedByShop = meta.story(storyOf("refused", { ...chosen, problem: notPossible }))
