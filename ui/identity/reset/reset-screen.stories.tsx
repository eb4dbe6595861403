/** Password reset in every state. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { tooMany, unreachable, wrongCode } from "#book/fixtures/shell/problems.ts"
import { checkLogin } from "#domain/rules/identity/login-form.ts"
import { checkNewPassword } from "#domain/rules/identity/password-form.ts"
import { resetMachine, type ResetContext } from "#machines/identity/reset.ts"
import { ResetScreen } from "./reset-screen.tsx"

const meta = preview.meta({ title: "Screens/Password reset", component: ResetScreen, parameters: { path: "/password/reset" } })

const storyOf = (state: Rest<typeof resetMachine>["state"], context: Partial<ResetContext> = {}) =>
  inState(resetMachine, { state, input: { next: "/" }, context }, (actor) => <ResetScreen actor={actor} />)

const form = { login: "9911 2233", code: "", password: "", confirmation: "" } as const
const byPhone = { form, sent: { sentTo: "99••••33", expiresIn: 300, resendIn: 48 }, resendIn: 48 } as const satisfies Partial<ResetContext>
const typed = { ...byPhone, form: { ...form, code: "482719", password: "Shine-2026", confirmation: "Shine-2026" } }

/** Field for the e-mail or phone number of the account. */
export const AskingLogin = meta.story(storyOf("askingLogin"))
/** The field with a busy button while a code is being sent. */
export const SendingCode = meta.story(storyOf("sendingCode", { form }))
/** Six boxes for the code, and a countdown until it can be sent again. */
export const AskingCodeCounting = meta.story(storyOf({ askingCode: "counting" }, byPhone))
/** Six boxes for the code, and a button that sends it again. */
export const AskingCodeResendable = meta.story(storyOf({ askingCode: "resendable" }, { ...byPhone, resendIn: 0 }))
/** The code with a busy button while it is being checked. */
export const CheckingCode = meta.story(storyOf("checkingCode", typed))
/** Two fields for the new password. */
export const AskingPassword = meta.story(storyOf("askingPassword", { ...byPhone, form: { ...form, code: "482719" } }))
/** The new password with a busy button while it is being saved. */
export const Resetting = meta.story(storyOf("resetting", typed))
/** The busy button while the shopper is being logged in. */
export const LoggingIn = meta.story(storyOf("loggingIn", typed))
/** The password is changed, and one press leads into the shop. */
export const LoggedIn = meta.story(storyOf("loggedIn", { user: nomin }))
/** The password is changed, and a link leads to the login. */
export const Changed = meta.story(storyOf("changed"))

/** The error of the phone number, below its field. */
export const WrongNumber = meta.story(
  storyOf("askingLogin", { form: { ...form, login: "9911 223" }, refusals: checkLogin({ login: "9911 223" }) }),
)
/** The network is down; the typed text stays. */
export const Unreachable = meta.story(storyOf("askingLogin", { form, problem: unreachable }))
/** Wrong code, which can be corrected. */
export const WrongCode = meta.story(storyOf({ askingCode: "counting" }, { ...typed, problem: wrongCode }))
/** Too many codes were requested, with the time of the next one. */
export const TooManyCodes = meta.story(storyOf({ askingCode: "resendable" }, { ...byPhone, resendIn: 0, problem: tooMany }))
/** A short password and another confirmation, each with its error. */
export const RefusedPassword = meta.story(
  storyOf("askingPassword", {
    ...byPhone,
    form: { ...form, password: "short", confirmation: "shore" },
    refusals: checkNewPassword({ password: "short", confirmation: "shore" }),
  }),
)
/** English texts on the smallest phone. */
export const InEnglishOnNarrow = meta.story({
  ...storyOf("askingPassword", byPhone),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
