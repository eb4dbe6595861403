/** Profile in every state, and its picture. */
import preview from "#book/preview.tsx"
import { atRest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn, type StorefrontRest } from "#book/storefront-at-rest.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { barePerson, changedProfile, profile } from "#book/fixtures/account/account.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { now } from "#book/fixtures/shell/story-date.ts"
import { checkProfile, profileFormOf } from "#domain/rules/account/profile-form.ts"
import { pictureMachine, type PictureContext } from "#machines/account/picture.ts"
import { profileMachine, type ProfileContext } from "#machines/account/profile.ts"
import { ProfileScreen } from "./profile-screen.tsx"

const meta = preview.meta({ title: "Screens/Profile", component: ProfileScreen, parameters: { path: "/account/profile" } })

/** A site with pictures of its users. */
const withPictures: StorefrontRest = {
  ...loggedIn,
  site: {
    state: "ready",
    context: { site: { ...site, config: { ...site.config, flags: { ...site.config.flags, canUploadAvatar: true } } } },
  },
}
const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Crect width='9' height='9' fill='%23cbd5f5'/%3E%3Ccircle cx='4.5' cy='4' r='2' fill='%231b4dd8'/%3E%3C/svg%3E"
const withPicture: StorefrontRest = { ...withPictures, session: { state: "loggedIn", context: { user: { ...nomin, profile: face } } } }

const storyOf = (state: Rest<typeof profileMachine>["state"], context: Partial<ProfileContext> = {}, rest: StorefrontRest = loggedIn) =>
  inState(
    profileMachine,
    { state, input: { profile: state === "fetching" || state === "failed" ? null : profile }, context },
    (actor) => <ProfileScreen actor={actor} picture={atRest(pictureMachine, { state: "resting" })} />,
    rest,
  )

const pictureStory = (
  state: Rest<typeof pictureMachine>["state"],
  context: Partial<PictureContext> = {},
  rest: StorefrontRest = withPicture,
) =>
  inState(
    pictureMachine,
    { state, context },
    (actor) => <ProfileScreen actor={atRest(profileMachine, { state: { form: "editing" }, input: { profile } })} picture={actor} />,
    rest,
  )

const typed = { ...profileFormOf(profile.person), lastName: "Дорж", occupation: "Багш" }

/** Skeleton of the form while the data is being fetched. */
export const Fetching = meta.story(storyOf("fetching"))
/** The data could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** Personal data, contacts and password of a shopper. */
export const Editing = meta.story(storyOf({ form: "editing" }))
/** The form with a note that the change is saved. */
export const Saved = meta.story(storyOf({ form: "saved" }))
/** The form with a busy button while the change is sent. */
export const Saving = meta.story(storyOf("saving", { form: typed }))
/** The form, still busy, while the change of another window is being fetched. */
export const Comparing = meta.story(storyOf("comparing", { form: typed }))
/** Both changes side by side with a button for each. */
export const Conflict = meta.story(storyOf("conflict", { form: typed, theirs: changedProfile }))

/** Errors beside their fields, with a summary above. */
export const Refused = meta.story({
  ...storyOf(
    { form: "editing" },
    {
      form: { ...typed, lastName: "", birthday: "1995/03/17" },
      refusals: checkProfile({ ...typed, lastName: "", birthday: "1995/03/17" }, "person", now),
    },
  ),
})
/** The shop did not take the change; what was typed stays. */
export const NotSaved = meta.story(storyOf({ form: "editing" }, { form: typed, problem: unreachable }))
/** A shopper without e-mail and password, whose profile is nearly empty. */
export const Bare = meta.story(storyOf({ form: "editing" }, { profile: barePerson, form: profileFormOf(barePerson.person) }))
/** English texts on the smallest phone. */
export const InEnglishOnNarrow = meta.story({
  ...storyOf({ form: "editing" }),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})

/** The picture with buttons to change and remove it. */
export const PictureResting = meta.story(pictureStory("resting"))
/** Progress while the picture is compressed and sent. */
export const PictureSending = meta.story(pictureStory("sending"))
/** A busy button while the picture is removed. */
export const PictureRemoving = meta.story(pictureStory("removing"))
/** The file was no picture that the shop takes. */
export const PictureRefused = meta.story(pictureStory("resting", { refusals: [{ field: "avatar", key: "v.avatar_type", values: {} }] }))
/** The shop could not read the picture. */
export const PictureFailed = meta.story(pictureStory("resting", { problem: refused("Зургийг уншиж чадсангүй. Өөр зураг сонгоно уу.") }))
/** A silhouette where there is no picture yet. */
export const PictureNone = meta.story(pictureStory("resting", {}, withPictures))
