/** Login in every state, one field a step. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { tooMany, unreachable, wrongCode, wrongPassword } from "#book/fixtures/shell/problems.ts"
import { checkLogin } from "#domain/rules/identity/login-form.ts"
import { checkCode } from "#domain/rules/identity/one-time-code.ts"
import { loginMachine, type LoginContext } from "#machines/identity/login.ts"
import { LoginScreen } from "./login-screen.tsx"

const meta = preview.meta({ title: "Screens/Login", component: LoginScreen, parameters: { path: "/login" } })

const storyOf = (state: Rest<typeof loginMachine>["state"], context: Partial<LoginContext> = {}) =>
  inState(loginMachine, { state, input: { next: "/" }, context }, (actor) => <LoginScreen actor={actor} />)

const returned = { provider: "google", outcome: "returned" } as const

const form = { login: "9911 2233", password: "", code: "" } as const
const byPhone = {
  form,
  check: { registered: true, channel: "phone", methods: ["password", "code"] },
  sent: { sentTo: "9911 2233", expiresIn: 300, resendIn: 48 },
  resendIn: 48,
} as const satisfies Partial<LoginContext>

/** Field for an e-mail or phone number, the first step. */
export const AskingLogin = meta.story(storyOf("askingLogin"))
/** Back from a social login, while the shop looks who it is. */
export const Exchanging = meta.story(
  inState(loginMachine, { state: "exchanging", input: { next: "/", social: returned }, context: {} }, (actor) => (
    <LoginScreen actor={actor} />
  )),
)
/** The field with a busy button while the number is being checked. */
export const Checking = meta.story(storyOf("checking", { form }))
/** Password of a known shopper, with a code as the alternative. */
export const AskingPassword = meta.story(storyOf("askingPassword", { ...byPhone, sent: null, method: "password" }))
/** The password with a busy button while it is being checked. */
export const LoggingIn = meta.story(
  storyOf("loggingIn", { ...byPhone, sent: null, method: "password", form: { ...form, password: "нууц-үг" } }),
)
/** The field with a busy button while a code is being sent. */
export const SendingCode = meta.story(storyOf("sendingCode", { form }))
/** Six boxes for the code, and a countdown until it can be sent again. */
export const AskingCodeCounting = meta.story(storyOf({ askingCode: "counting" }, { ...byPhone, form: { ...form, code: "4827" } }))
/** Six boxes for the code, and a button that sends it again. */
export const AskingCodeResendable = meta.story(storyOf({ askingCode: "resendable" }, { ...byPhone, resendIn: 0 }))
/** The code with a busy button while it is being checked. */
export const Verifying = meta.story(storyOf("verifying", { ...byPhone, form: { ...form, code: "482719" } }))
/** The code with a busy button, until the app opens the registration. */
export const Registering = meta.story(storyOf("registering", { ...byPhone, form: { ...form, code: "482719" } }))
/** Greeting while the social login is being joined to the account. */
export const Joining = meta.story(storyOf("joining", { ...byPhone, user: nomin, social: "google" }))
/** Greeting for a moment, before the app opens the requested page. */
export const LoggedIn = meta.story(storyOf("loggedIn", { ...byPhone, user: nomin }))

/** Sent here by a page or a pressed heart that requires a login. */
export const Required = meta.story(storyOf("askingLogin", { isRequired: true }))
/** The social login was denied. X7. */
export const SocialDenied = meta.story(storyOf("askingLogin", { socialRefusal: "denied" }))
/** The social login came to nothing. X7. */
export const SocialFailed = meta.story(storyOf("askingLogin", { socialRefusal: "failed" }))
/** A social login with the e-mail of an account, which its owner proves. */
export const SocialToJoin = meta.story(
  storyOf("askingPassword", { ...byPhone, sent: null, method: "password", social: "google", form: { ...form, login: "nomin@example.mn" } }),
)
/** Nothing was typed. */
export const Blank = meta.story(storyOf("askingLogin", { refusals: checkLogin({ login: "" }) }))
/** The error of the phone number, below its field. */
export const WrongNumber = meta.story(
  storyOf("askingLogin", { form: { ...form, login: "9911 22" }, refusals: checkLogin({ login: "9911 22" }) }),
)
/** The error of the e-mail, below its field. */
export const WrongEmail = meta.story(
  storyOf("askingLogin", { form: { ...form, login: "nomin@" }, refusals: checkLogin({ login: "nomin@" }) }),
)
/** The network is down; the typed text stays. */
export const Unreachable = meta.story(storyOf("askingLogin", { form, problem: unreachable }))
/** Wrong password, with the alternatives to log in. */
export const WrongPassword = meta.story(storyOf("askingPassword", { ...byPhone, sent: null, method: "password", problem: wrongPassword }))
/** The code of somebody whom the shop does not know yet. X7. */
export const NotRegistered = meta.story(
  storyOf({ askingCode: "counting" }, { ...byPhone, check: { registered: false, channel: "phone", methods: ["code"] } }),
)
/** Code that is too short. X7. */
export const ShortCode = meta.story(
  storyOf({ askingCode: "counting" }, { ...byPhone, form: { ...form, code: "4827" }, refusals: checkCode({ code: "4827" }, "sms") }),
)
/** Wrong code, which can be corrected. */
export const WrongCode = meta.story(
  storyOf({ askingCode: "counting" }, { ...byPhone, form: { ...form, code: "482719" }, problem: wrongCode }),
)
/** Too many codes were requested, with the time of the next one. */
export const TooManyCodes = meta.story(storyOf({ askingCode: "resendable" }, { ...byPhone, resendIn: 0, problem: tooMany }))
/** English texts on the smallest phone. */
export const InEnglishOnNarrow = meta.story({
  ...storyOf("askingPassword", { ...byPhone, sent: null, method: "password" }),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
