/** The way in, one question a step. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/at-rest.ts"
import { nomin } from "#book/fixtures/people.ts"
import { tooMany, unreachable, wrongCode, wrongPassword } from "#book/fixtures/problems.ts"
import { checkLogin } from "#domain/rules/forms/login.ts"
import { loginMachine, type LoginContext } from "#machines/login.ts"
import { LoginScreen } from "./login-screen.tsx"

const meta = preview.meta({ title: "Screens/Login", component: LoginScreen, parameters: { path: "/login" } })

const told = (state: Rest<typeof loginMachine>["state"], context: Partial<LoginContext> = {}, next = "/") =>
  inState(loginMachine, { state, input: { next }, context }, (actor) => <LoginScreen actor={actor} />)

const form = { login: "9911 2233", password: "", code: "", lastName: "", firstName: "" } as const
const byPhone = {
  form,
  check: { registered: true, channel: "phone", methods: ["password", "code"] },
  sent: { sentTo: "9911 2233", expiresIn: 300, resendIn: 48 },
  resendIn: 48,
} as const satisfies Partial<LoginContext>

/** An e-mail or a phone number. */
export const AskingLogin = meta.story(told("askingLogin"))
/** The shop looks whether it knows them. */
export const Checking = meta.story(told("checking", { form }))
/** The password. */
export const AskingPassword = meta.story(told("askingPassword", { ...byPhone, sent: null, way: "password" }))
/** The password is on its way. */
export const LoggingIn = meta.story(told("loggingIn", { ...byPhone, sent: null, way: "password", form: { ...form, password: "нууц-үг" } }))
/** A code is being sent. */
export const SendingCode = meta.story(told("sendingCode", { form }))
/** The code; another may be asked for in so many seconds. */
export const AskingCodeCounting = meta.story(told({ askingCode: "counting" }, { ...byPhone, form: { ...form, code: "4827" } }))
/** Another code may be asked for. */
export const AskingCodeResendable = meta.story(told({ askingCode: "resendable" }, { ...byPhone, resendIn: 0 }))
/** The code is on its way. */
export const Verifying = meta.story(told("verifying", { ...byPhone, form: { ...form, code: "482719" } }))
/** New here: a name. */
export const AskingName = meta.story(told("askingName", byPhone))
/** The account is being made. */
export const SigningUp = meta.story(told("signingUp", { ...byPhone, form: { ...form, lastName: "Батболд", firstName: "Номин" } }))
/** In. */
export const LoggedIn = meta.story(told("loggedIn", { ...byPhone, user: nomin }))

/** Sent here from a page that needs a login. */
export const Required = meta.story(told("askingLogin", {}, "/checkout/address"))
/** Nothing was typed. */
export const Blank = meta.story(told("askingLogin", { refusals: checkLogin({ login: "" }) }))
export const WrongNumber = meta.story(told("askingLogin", { form: { ...form, login: "9911 22" }, refusals: checkLogin({ login: "9911 22" }) }))
export const Unreachable = meta.story(told("askingLogin", { form, problem: unreachable }))
export const WrongPassword = meta.story(told("askingPassword", { ...byPhone, sent: null, way: "password", problem: wrongPassword }))
export const WrongCode = meta.story(told({ askingCode: "counting" }, { ...byPhone, form: { ...form, code: "482719" }, problem: wrongCode }))
export const TooManyCodes = meta.story(told({ askingCode: "resendable" }, { ...byPhone, resendIn: 0, problem: tooMany }))
export const NoName = meta.story(told("askingName", {
  ...byPhone,
  refusals: [
    { field: "lastName", key: "v.required", values: {} },
    { field: "firstName", key: "v.required", values: {} },
  ],
}))
