/** States of a one-time code: sending it, entering it, sending another. Login, registration, reset and the change of a contact share them. */
import { normalizeLogin } from "#domain/rules/identity/login-form.ts"
import type { CodeSent } from "#machines/identity/ports.ts"
import { failureOf } from "./failure.ts"

/** Responses of the sending port; a shopper who had no code yet returns to `address`. The machine declares `takeSent`, `keepProblem` and `hadCode`. */
export const sentOrNot = <const Address extends string>(address: Address) =>
  ({
    onDone: {
      target: "askingCode",
      actions: { type: "takeSent", params: ({ event }: { readonly event: { readonly output: CodeSent } }) => ({ sent: event.output }) },
    },
    onError: [
      { guard: "hadCode", target: "askingCode", actions: { type: "keepProblem", params: failureOf } },
      { target: address, actions: { type: "keepProblem", params: failureOf } },
    ],
  }) as const

/** Sends a code to the form's login by the port `src`. */
export const sendingCodeState = <const Src extends string>(src: Src, description: string) =>
  ({
    description,
    tags: "busy",
    invoke: {
      id: src,
      src,
      input: ({ context }: { readonly context: { readonly form: { readonly login: string } } }) => ({
        login: normalizeLogin(context.form.login),
      }),
      ...sentOrNot("askingLogin"),
    },
  }) as const

/** Waits until another code may be sent; `sending` sends it. The machine declares `mayResend`, `tick`, `clearProblems` and the delay `second`. */
const resendStates = <const Sending extends string>(sending: Sending) =>
  ({
    deciding: {
      description: "Checks whether another code can be sent.",
      always: [{ guard: "mayResend", target: "resendable" }, { target: "counting" }],
    },
    counting: {
      description: "Another code can be sent after the countdown.",
      after: { second: { target: "deciding", actions: "tick" } },
    },
    resendable: {
      description: "Another code can be sent.",
      on: { "code.send": { target: sending, actions: "clearProblems" } },
    },
  }) as const

const asTyped = <Event>({ event }: { readonly event: Event }): Event => event

/**
 * The shopper enters the code; `checking` receives a complete one, `sending` sends another, `on` leaves the state.
 * The machine declares `type`, `refuseCode`, `isCode` and `completesCode` too.
 */
export const askingCodeState = <const Checking extends string, const Sending extends string, const On extends object>(
  { checking, sending }: { readonly checking: Checking; readonly sending: Sending },
  on: On,
) =>
  ({
    description: "The shopper enters the code; the last digit sends it.",
    on: {
      "field.type": [
        { guard: { type: "completesCode", params: asTyped }, target: checking, actions: { type: "type", params: asTyped } },
        { actions: { type: "type", params: asTyped } },
      ],
      "code.submit": [{ guard: "isCode", target: checking, actions: "clearProblems" }, { actions: "refuseCode" }],
      ...on,
    },
    initial: "deciding",
    states: resendStates(sending),
  }) as const
