/** The way in, one question a step. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { nomin } from "#book/fixtures/people.ts"
import { tooMany, unreachable, wrongCode, wrongPassword } from "#book/fixtures/problems.ts"
import { checkLogin } from "#domain/rules/identity/login-form.ts"
import { loginMachine, type LoginContext } from "#machines/identity/login.ts"
import { LoginScreen } from "./login-screen.tsx"

const meta = preview.meta({ title: "Screens/Login", component: LoginScreen, parameters: { path: "/login" } })

const storyOf = (state: Rest<typeof loginMachine>["state"], context: Partial<LoginContext> = {}, next = "/") =>
  inState(loginMachine, { state, input: { next }, context }, (actor) => <LoginScreen actor={actor} />)

const form = { login: "9911 2233", password: "", code: "", lastName: "", firstName: "" } as const
const byPhone = {
  form,
  check: { registered: true, channel: "phone", methods: ["password", "code"] },
  sent: { sentTo: "9911 2233", expiresIn: 300, resendIn: 48 },
  resendIn: 48,
} as const satisfies Partial<LoginContext>

/** One field for an e-mail or a phone number, since nothing is known yet. */
export const AskingLogin = meta.story(storyOf("askingLogin"))
/** The field with its button busy, since the shop looks whether it knows this number. */
export const Checking = meta.story(storyOf("checking", { form }))
/** The password, with a code as the other way in, since the shop knows this shopper. */
export const AskingPassword = meta.story(storyOf("askingPassword", { ...byPhone, sent: null, method: "password" }))
/** The password with its button busy, since it is on its way to the shop. */
export const LoggingIn = meta.story(storyOf("loggingIn", { ...byPhone, sent: null, method: "password", form: { ...form, password: "нууц-үг" } }))
/** The field with its button busy, since a code is being sent. */
export const SendingCode = meta.story(storyOf("sendingCode", { form }))
/** Six places for the code, and in how many seconds another may be asked for. */
export const AskingCodeCounting = meta.story(storyOf({ askingCode: "counting" }, { ...byPhone, form: { ...form, code: "4827" } }))
/** Six places for the code, and a button for another, since the wait for it is over. */
export const AskingCodeResendable = meta.story(storyOf({ askingCode: "resendable" }, { ...byPhone, resendIn: 0 }))
/** The code with its button busy, since the shop looks at it. */
export const Verifying = meta.story(storyOf("verifying", { ...byPhone, form: { ...form, code: "482719" } }))
/** Two fields for a name, since this shopper is new here. */
export const AskingName = meta.story(storyOf("askingName", byPhone))
/** The name with its button busy, since the account is being made. */
export const SigningUp = meta.story(storyOf("signingUp", { ...byPhone, form: { ...form, lastName: "Батболд", firstName: "Номин" } }))
/** A greeting for a moment, before the app leads on to where the shopper was going. */
export const LoggedIn = meta.story(storyOf("loggedIn", { ...byPhone, user: nomin }))

/** Sent here from a page that needs a login. */
export const Required = meta.story(storyOf("askingLogin", {}, "/checkout/address"))
/** Nothing was typed. */
export const Blank = meta.story(storyOf("askingLogin", { refusals: checkLogin({ login: "" }) }))
/** What is wrong with the number, below its field. */
export const WrongNumber = meta.story(storyOf("askingLogin", { form: { ...form, login: "9911 22" }, refusals: checkLogin({ login: "9911 22" }) }))
/** What is wrong with the e-mail, below its field. */
export const WrongEmail = meta.story(storyOf("askingLogin", { form: { ...form, login: "nomin@" }, refusals: checkLogin({ login: "nomin@" }) }))
/** A word that the shop could not be reached; what was typed stays. */
export const Unreachable = meta.story(storyOf("askingLogin", { form, problem: unreachable }))
/** A word that the password is wrong, with the ways to get in all the same. */
export const WrongPassword = meta.story(storyOf("askingPassword", { ...byPhone, sent: null, method: "password", problem: wrongPassword }))
/** A word that the code is wrong; it can be mended. */
export const WrongCode = meta.story(storyOf({ askingCode: "counting" }, { ...byPhone, form: { ...form, code: "482719" }, problem: wrongCode }))
/** A word that too many codes were asked for, and when the next may be. */
export const TooManyCodes = meta.story(storyOf({ askingCode: "resendable" }, { ...byPhone, resendIn: 0, problem: tooMany }))
/** What is missing, on top and beside both fields. */
export const NoName = meta.story(storyOf("askingName", {
  ...byPhone,
  refusals: [
    { field: "lastName", key: "v.required", values: {} },
    { field: "firstName", key: "v.required", values: {} },
  ],
}))
/** English words on the smallest phone. */
export const InEnglishOnNarrow = meta.story({ ...storyOf("askingPassword", { ...byPhone, sent: null, method: "password" }), globals: { locale: "en", viewport: { value: "narrow", isRotated: false } } })
