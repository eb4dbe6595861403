/** Change of a contact in every state. */
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { refused, tooMany, unreachable, wrongCode } from "#book/fixtures/shell/problems.ts"
import { contactChangeMachine, type ContactContext, type ContactInput } from "#machines/account/contact-change.ts"
import { ContactChangeScreen } from "./contact-change-screen.tsx"

const meta = preview.meta({
  title: "Screens/Contact change",
  component: ContactChangeScreen,
  parameters: { path: "/account/profile/mobile" },
})

const mobile: ContactInput = { kind: "mobile", current: "99112233", isConfirming: false }

const storyOf = (state: Rest<typeof contactChangeMachine>["state"], context: Partial<ContactContext> = {}, input: ContactInput = mobile) =>
  inState(contactChangeMachine, { state, input, context }, (actor) => <ContactChangeScreen actor={actor} />, loggedIn)

const form = { contact: "8811 4455", code: "", proof: "" }
const sent = { form, sent: { sentTo: "88••••55", expiresIn: 300, resendIn: 42 }, resendIn: 42 } as const

/** Field for the new phone number, the first step. */
export const AskingContact = meta.story(storyOf("askingContact"))
/** The number with a busy button while a code is being sent. */
export const SendingCode = meta.story(storyOf("sendingCode", { form }))
/** The password is required first. */
export const AskingProof = meta.story(storyOf("askingProof", { form, proof: "password" }))
/** Without a password, a code to a confirmed contact is sent on request. */
export const AskingProofByCode = meta.story(storyOf("askingProof", { form, proof: "code" }))
/** The code to the confirmed contact is being sent. */
export const SendingProof = meta.story(storyOf("sendingProof", { form, proof: "code" }))
/** The password with a busy button while it is being checked. */
export const Proving = meta.story(storyOf("proving", { form: { ...form, proof: "Nuuts-2026" }, proof: "password" }))
/** A wrong password, which can be corrected. */
export const WrongProof = meta.story(
  storyOf("askingProof", {
    form: { ...form, proof: "Nuuts" },
    proof: "password",
    problem: { _tag: "Refused", status: 422, text: "Нууц үг буруу байна", code: null, fields: { password: "Нууц үг буруу байна" } },
  }),
)
/** Boxes for the code, and a countdown until another one. */
export const AskingCodeCounting = meta.story(storyOf({ askingCode: "counting" }, { ...sent, form: { ...form, code: "482" } }))
/** Boxes for the code, and a button for another one. */
export const AskingCodeResendable = meta.story(storyOf({ askingCode: "resendable" }, { ...sent, resendIn: 0 }))
/** The code with a busy button while it is being checked. */
export const Saving = meta.story(storyOf("saving", { ...sent, form: { ...form, code: "482916" } }))
/** Both steps are done; for a moment, before the profile opens. */
export const Done = meta.story(storyOf("done", { ...sent, form: { ...form, code: "482916" } }))

/** The number is the present one. */
export const SameNumber = meta.story(
  storyOf("askingContact", {
    form: { contact: "9911 2233", code: "", proof: "" },
    refusals: [{ field: "contact", key: "v.mobile_same", values: {} }],
  }),
)
/** Wrong code, which can be corrected. */
export const WrongCode = meta.story(storyOf({ askingCode: "counting" }, { ...sent, form: { ...form, code: "482916" }, problem: wrongCode }))
/** Too many codes were requested. */
export const TooManyCodes = meta.story(storyOf({ askingCode: "resendable" }, { ...sent, resendIn: 0, problem: tooMany }))
/** The number belongs to another account, which only the holder of its code learns. */
export const Taken = meta.story(
  storyOf({ askingCode: "counting" }, { ...sent, problem: refused("Энэ хаяг өөр бүртгэлд холбогдсон байна") }),
)
/** The network is down; the number stays. */
export const Unreachable = meta.story(storyOf("askingContact", { form, problem: unreachable }))
/** Change of the e-mail. */
export const Email = meta.story(storyOf("askingContact", {}, { kind: "email", current: "nomin@example.mn", isConfirming: false }))
/** The present e-mail is to be confirmed. */
export const ConfirmingEmail = meta.story(storyOf("askingContact", {}, { kind: "email", current: "nomin@example.mn", isConfirming: true }))
/** English texts on the smallest phone. */
export const InEnglishOnNarrow = meta.story({
  ...storyOf({ askingCode: "counting" }, sent),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
