/** Registration in every state, of a person and of an organization. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { tooMany, unreachable, wrongCode } from "#book/fixtures/shell/problems.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { emptyDetails } from "#domain/entities/identity/registration-details.ts"
import { checkLogin } from "#domain/rules/identity/login-form.ts"
import { checkOrganization, checkPerson } from "#domain/rules/identity/registration-form.ts"
import type { RegistrationForm } from "#machines/identity/registration-form.ts"
import { organizationLookupMachine } from "#machines/identity/organization-lookup.ts"
import { registrationMachine, type RegistrationContext } from "#machines/identity/registration.ts"
import { RegistrationScreen } from "./registration-screen.tsx"

const meta = preview.meta({ title: "Screens/Registration", component: RegistrationScreen, parameters: { path: "/login?step=register" } })

const storyOf = (
  state: Rest<typeof registrationMachine>["state"],
  context: Partial<RegistrationContext> = {},
  lookedUp: Rest<typeof organizationLookupMachine> = { state: "resting" },
) =>
  inState(registrationMachine, { state, input: { next: "/" }, context }, (actor) => (
    <RegistrationScreen actor={actor} lookup={atRest(organizationLookupMachine, lookedUp)} />
  ))

const blank: RegistrationForm = { ...emptyDetails, login: "8811 4455", code: "", password: "", confirmation: "", agreed: false }
const person: RegistrationForm = {
  ...blank,
  lastName: "Ганбат",
  firstName: "Тэмүүлэн",
  birthday: "1994/03/17",
  gender: "male",
  occupation: "Багш",
  agreed: true,
}
const organization: RegistrationForm = {
  ...blank,
  name: "Хангай Агаар ХХК",
  registryNumber: "6041238",
  phone: "7000 1100",
  workerCount: "25",
  address: "Улаанбаатар, Баянгол, 3-р хороо",
  activity: "Худалдаа",
  agreed: true,
}
const sent = { sentTo: "88••••55", expiresIn: 300, resendIn: 48 }
const confirmed = { signUpToken: "a-token", form: blank }
const now = "2026-11-20T04:00:00.000Z" as Instant

/** The first field while the tab's draft is being read. */
export const Reading = meta.story(storyOf("reading"))
/** Field for the e-mail or phone number to log in by. */
export const AskingLogin = meta.story(storyOf("askingLogin"))
/** The field with a busy button while a code is being sent. */
export const SendingCode = meta.story(storyOf("sendingCode", { form: blank }))
/** Six boxes for the code, and a countdown until it can be sent again. */
export const AskingCodeCounting = meta.story(storyOf({ askingCode: "counting" }, { form: blank, sent, resendIn: 48 }))
/** Six boxes for the code, and a button that sends it again. */
export const AskingCodeResendable = meta.story(storyOf({ askingCode: "resendable" }, { form: blank, sent }))
/** The code with a busy button while it is being checked. */
export const Verifying = meta.story(storyOf("verifying", { form: { ...blank, code: "482719" }, sent, resendIn: 48 }))
/** The person's details, just before the form is stored in the tab. */
export const AskingDetailsKeeping = meta.story(storyOf({ askingDetails: "keeping" }, confirmed))
/** The person's details, stored in this tab. */
export const AskingDetailsKept = meta.story(storyOf({ askingDetails: "kept" }, { ...confirmed, form: person }))
/** The details with a busy button while the account is being made. */
export const SigningUp = meta.story(storyOf("signingUp", { ...confirmed, form: person }))
/** Greeting while the social login that led here is being joined to the new account. */
export const Joining = meta.story(storyOf("joining", { user: nomin, social: "google" }))
/** Greeting for a moment, before the app opens the requested page. */
export const LoggedIn = meta.story(storyOf("loggedIn", { user: nomin }))

/** The organization's details. */
export const Organization = meta.story(
  storyOf(
    { askingDetails: "kept" },
    { ...confirmed, kind: "organization", form: organization },
    { state: "found", context: { number: organization.registryNumber, name: organization.name } },
  ),
)
/** The error of the phone number, below its field. */
export const WrongNumber = meta.story(
  storyOf("askingLogin", { form: { ...blank, login: "8811" }, refusals: checkLogin({ login: "8811" }) }),
)
/** Wrong code, which can be corrected. */
export const WrongCode = meta.story(
  storyOf({ askingCode: "counting" }, { form: { ...blank, code: "482719" }, sent, resendIn: 48, problem: wrongCode }),
)
/** Too many codes were requested, with the time of the next one. */
export const TooManyCodes = meta.story(storyOf({ askingCode: "resendable" }, { form: blank, sent, problem: tooMany }))
/** The person's refused fields, in the summary and beside each. */
export const RefusedPerson = meta.story(
  storyOf(
    { askingDetails: "kept" },
    { ...confirmed, refusals: checkPerson({ ...blank, birthday: "1994/03/17", registrationNumber: "УК03271614" }, now) },
  ),
)
/** The organization's refused fields, in the summary and beside each. */
export const RefusedOrganization = meta.story(
  storyOf(
    { askingDetails: "kept" },
    { ...confirmed, kind: "organization", refusals: checkOrganization({ ...blank, registryNumber: "6041" }) },
  ),
)
/** The network is down; what was typed stays. */
export const Unreachable = meta.story(storyOf({ askingDetails: "kept" }, { ...confirmed, form: person, problem: unreachable }))
/** English texts on the smallest phone. */
export const InEnglishOnNarrow = meta.story({
  ...storyOf({ askingDetails: "kept" }, { ...confirmed, form: person }),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
