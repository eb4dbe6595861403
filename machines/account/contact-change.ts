/** Contact change machine: a new e-mail or phone, confirmed by a code as the second step. S18, S29 f. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import type { User } from "#domain/entities/identity/user.ts"
import { toProblem, type Problem } from "#domain/entities/problem.ts"
import { emailRefusal, normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { isSamePhone, phoneRefusal } from "#domain/rules/identity/phone-number.ts"
import { refusal, type Refusal } from "#domain/rules/forms/refusals.ts"
import { normalizeLogin } from "#domain/rules/identity/login-form.ts"
import { checkCode, normalizeCode } from "#domain/rules/identity/one-time-code.ts"
import { requiredProof, type ProofKind } from "#domain/rules/identity/proof.ts"
import { second } from "#domain/rules/instants.ts"
import type { CodeSent } from "#machines/identity/ports.ts"
import { port } from "#machines/ports.ts"
import { completesCode, sentCode, tickedDown, typed } from "#machines/shared/code-form.ts"
import { askingCodeState, sentOrNot } from "#machines/shared/code-states.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { raised, type NoticeRaised } from "#machines/shell/notice.ts"
import { sendingConfirmation } from "./confirmation.ts"

export type ContactField = "contact" | "code" | "proof"
type Typed = { readonly field: ContactField; readonly value: string }

export type ContactEvent =
  | ({ readonly type: "field.type" } & Typed)
  | { readonly type: "contact.submit" }
  | { readonly type: "contact.edit" }
  /** Requests a code to a confirmed contact as the proof, also in place of the password. */
  | { readonly type: "proof.send" }
  | { readonly type: "proof.submit" }
  | { readonly type: "code.submit" }
  /** Another code, once it is allowed. */
  | { readonly type: "code.send" }
  | { readonly type: "user.known"; readonly user: Pick<User, "email" | "mobile"> }
export type ContactInput = {
  readonly kind: "email" | "mobile"
  /** The contact that the shopper has now. */
  readonly current: string | null
  /** The present contact is to be confirmed, not changed. */
  readonly isConfirming: boolean
}
export type ContactContext = ContactInput & {
  readonly form: Readonly<Record<ContactField, string>>
  readonly sent: CodeSent | null
  /** Proof that the shop requires first; `null` until it does. */
  readonly proof: ProofKind | null
  /** Destination of the code of the proof. */
  readonly proofSent: CodeSent | null
  /** Seconds until another code may be sent. */
  readonly resendIn: number
  readonly refusals: ReadonlyArray<Refusal<ContactField>>
  readonly problem: Problem | null
}
export type ContactEmitted = { readonly type: "profile.saved" } | NoticeRaised

/** Contact that the form opens with: the present one if it is to be confirmed. */
const initialContact = ({ current, isConfirming }: Pick<ContactInput, "current" | "isConfirming">): string =>
  isConfirming ? (current ?? "") : ""

const isSameEmail = (one: string, other: string): boolean => normalizeEmail(one) === normalizeEmail(other)

/** Rules of each kind of contact. */
const contactRules = {
  mobile: { refusalOf: phoneRefusal, isSame: isSamePhone, unchanged: "v.mobile_same", code: "sms" },
  email: { refusalOf: emailRefusal, isSame: isSameEmail, unchanged: "v.email_same", code: "email" },
} as const

const contactRefusals = ({ kind, current, form: { contact }, isConfirming }: ContactContext): ReadonlyArray<Refusal<ContactField>> => {
  const { refusalOf, isSame, unchanged } = contactRules[kind]
  const isUnchanged = !isConfirming && current !== null && isSame(current, contact)
  return refusal("contact", refusalOf(contact) ?? (isUnchanged ? unchanged : null))
}

const proofRefusals = ({ proof, form }: ContactContext): ReadonlyArray<Refusal<ContactField>> => {
  if (proof === "code") return refusal("proof", checkCode({ code: form.proof })[0]?.key ?? null)
  return refusal("proof", form.proof === "" ? "v.password_required" : null)
}

/** Proof that a failure requires; `null` for any other failure. */
const proofOf = ({ error }: Failure): ProofKind | null => {
  const problem = toProblem(error)
  return problem._tag === "Refused" ? requiredProof(problem.code) : null
}

const codeRefusals = ({ kind, form }: ContactContext) => checkCode(form, contactRules[kind].code)

/** Transition of a failure that requires a proof of the person first. */
const needsProof = {
  guard: { type: "needsProof", params: failureOf },
  target: "askingProof",
  actions: { type: "askProof", params: failureOf },
} as const

export const contactChangeMachine = setup({
  types: {} as { context: ContactContext; events: ContactEvent; input: ContactInput; emitted: ContactEmitted; tags: "busy" | "refused" },
  actors: {
    sendContactCode: port("sendContactCode"),
    changeContact: port("changeContact"),
    sendConfirmation: port("sendConfirmation"),
    prove: port("prove"),
  },
  actions: {
    type: assign(({ context }, typing: Typed) => typed(context, typing, "contact")),
    takeCurrent: assign(({ context }, { user }: { user: Pick<User, "email" | "mobile"> }) => {
      const current = user[context.kind]
      return { current, form: { ...context.form, contact: context.form.contact || initialContact({ ...context, current }) } }
    }),
    refuseContact: assign(({ context }) => ({ refusals: contactRefusals(context), problem: null })),
    refuseProof: assign(({ context }) => ({ refusals: proofRefusals(context), problem: null })),
    askProof: assign(({ context: { form } }, failure: Failure) => ({
      proof: proofOf(failure),
      proofSent: null,
      problem: null,
      form: { ...form, proof: "" },
    })),
    takeProofSent: assign(({ context: { form } }, { sent }: { sent: CodeSent }) => ({
      proof: "code" as const,
      proofSent: sent,
      problem: null,
      form: { ...form, proof: "" },
    })),
    refuseCode: assign(({ context }) => ({ refusals: codeRefusals(context), problem: null })),
    takeSent: assign(({ context }, { sent }: { sent: CodeSent }) => sentCode(context.form, sent)),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    clearProblems: assign({ problem: null, refusals: [] }),
    tick: assign(({ context }) => tickedDown(context)),
    emitSaved: emit({ type: "profile.saved" } as const),
    notifySaved: emit(raised("success", { key: "profile.saved" })),
  },
  guards: {
    isContact: ({ context }) => contactRefusals(context).length === 0,
    isProof: ({ context }) => proofRefusals(context).length === 0,
    needsProof: (_, failure: Failure) => proofOf(failure) !== null,
    isCode: ({ context }) => codeRefusals(context).length === 0,
    completesCode: (_, typing: Typed) => completesCode(typing),
    hadCode: ({ context }) => context.sent !== null,
    mayResend: ({ context }) => context.resendIn <= 0,
  },
  delays: { second },
}).createMachine({
  id: "contactChange",
  description: "Changes or confirms the e-mail or phone of a shopper.",
  context: ({ input }) => ({
    ...input,
    form: { contact: initialContact(input), code: "", proof: "" },
    sent: null,
    proof: null,
    proofSent: null,
    resendIn: 0,
    refusals: [],
    problem: null,
  }),
  initial: "askingContact",
  states: {
    askingContact: {
      description: "The shopper enters the new e-mail or phone; the old one stays until the new one is confirmed.",
      on: {
        "field.type": { actions: { type: "type", params: ({ event }) => event } },
        "contact.submit": [{ guard: "isContact", target: "sendingCode", actions: "clearProblems" }, { actions: "refuseContact" }],
        "user.known": { actions: { type: "takeCurrent", params: ({ event }) => event } },
      },
    },
    sendingCode: {
      description: "The shop is sending a one-time code to the new e-mail or phone.",
      tags: "busy",
      invoke: {
        id: "sendContactCode",
        src: "sendContactCode",
        input: ({ context }) => ({ contact: normalizeLogin(context.form.contact) }),
        onDone: sentOrNot("askingContact").onDone,
        onError: [needsProof, ...sentOrNot("askingContact").onError],
      },
    },
    askingProof: {
      description: "The shopper proves who they are: with the password, or with a code sent to a confirmed e-mail or phone.",
      on: {
        "field.type": { actions: { type: "type", params: ({ event }) => event } },
        "proof.send": { target: "sendingProof", actions: "clearProblems" },
        "proof.submit": [{ guard: "isProof", target: "proving", actions: "clearProblems" }, { actions: "refuseProof" }],
        "contact.edit": { target: "askingContact", actions: "clearProblems" },
      },
    },
    sendingProof: sendingConfirmation("askingProof"),
    proving: {
      description: "The shop is checking the proof.",
      tags: "busy",
      invoke: {
        id: "prove",
        src: "prove",
        input: ({ context: { proof, form } }) =>
          proof === "code" ? { password: null, code: normalizeCode(form.proof) } : { password: form.proof, code: null },
        onDone: "sendingCode",
        onError: { target: "askingProof", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    askingCode: askingCodeState(
      { checking: "saving", sending: "#contactChange.sendingCode" },
      { "contact.edit": { target: "askingContact", actions: "clearProblems" } },
    ),
    saving: {
      description: "The shop is checking the code.",
      tags: "busy",
      invoke: {
        id: "changeContact",
        src: "changeContact",
        input: ({ context: { kind, form } }) => ({ field: kind, contact: normalizeLogin(form.contact), code: normalizeCode(form.code) }),
        onDone: { target: "done", actions: ["emitSaved", "notifySaved"] },
        onError: [needsProof, { target: "askingCode", actions: { type: "keepProblem", params: failureOf } }],
      },
    },
    done: { description: "The new e-mail or phone is stored in the account." },
  },
})

export type ContactActor = ActorRefFrom<typeof contactChangeMachine>
