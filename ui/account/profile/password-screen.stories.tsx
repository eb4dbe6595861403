/** Password change in every state. */
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { barePerson, profile, wrongCurrent } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { checkPasswordChange } from "#domain/rules/identity/password-form.ts"
import { passwordChangeMachine, type PasswordContext } from "#machines/account/password-change.ts"
import { PasswordScreen } from "./password-screen.tsx"

const meta = preview.meta({ title: "Screens/Password", component: PasswordScreen, parameters: { path: "/account/profile/password" } })

const storyOf = (state: Rest<typeof passwordChangeMachine>["state"], context: Partial<PasswordContext> = {}) =>
  inState(
    passwordChangeMachine,
    { state, input: { profile: state === "fetching" || state === "failed" ? null : profile }, context },
    (actor) => <PasswordScreen actor={actor} />,
    loggedIn,
  )

const form = { current: "Demo-2026", code: "", password: "Shine-2026", confirmation: "Shine-2026" }

/** Skeleton of the form while the profile is loading. */
export const Fetching = meta.story(storyOf("fetching"))
/** The form could not be opened; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** Fields for the current password and the new one, twice. */
export const Editing = meta.story(storyOf({ form: "editing" }))
/** Empty fields with a note that the password is saved. */
export const Saved = meta.story(storyOf({ form: "saved" }))
/** The form with a busy button while a code is being sent. */
export const SendingCode = meta.story(storyOf("sendingCode", { profile: barePerson }))
/** The form with a busy button while the password is sent. */
export const Saving = meta.story(storyOf("saving", { form }))

/** The current password is wrong; what was typed stays. */
export const WrongCurrent = meta.story(storyOf({ form: "editing" }, { form, problem: wrongCurrent }))
/** Errors beside their fields, with a summary above. */
export const Refused = meta.story(
  storyOf(
    { form: "editing" },
    {
      form: { ...form, current: "", confirmation: "Shine-2027" },
      refusals: checkPasswordChange({ ...form, current: "", confirmation: "Shine-2027" }),
    },
  ),
)
/** Somebody without a password proves by a code who they are. */
export const ByCode = meta.story(
  storyOf({ form: "editing" }, { profile: barePerson, sent: { sentTo: "99••••33", expiresIn: 300, resendIn: 60 } }),
)
/** What is typed can be shown, by keyboard too. */
export const Shown = meta.story({
  ...storyOf({ form: "editing" }, { form }),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^(Одоогийн нууц үг|Current password)$/)
    await userEvent.click(field)
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(field).toHaveAttribute("type", "text")
  },
})
