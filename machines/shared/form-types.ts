/** Types of a form machine: its context, events and states follow from the arguments of `submitForm`. */
import type { AnyActorRef, EventObject, MetaObject, NonReducibleUnknown, PromiseActorLogic, StateMachine } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import type { Intents } from "./idempotency-key.ts"

/** `seed` of the idempotency keys; a new one for each page view. */
export type Seeded = { readonly seed?: string }

/** What a check or request is made from. */
export type Written<Input, Form, Subject> = (Input extends object ? Input : unknown) & { readonly form: Form; readonly subject: Subject }

export type FormContext<Input, Form, Field extends string, Subject, Result> = Written<Input, Form, Subject | null> & {
  /** Refusals of the last attempt that still hold. */
  readonly refusals: ReadonlyArray<Refusal<Field>>
  /** Number of refused attempts since the form was sent last. */
  readonly attempts: number
  /** `null` in `refused` where the form itself is refused. */
  readonly problem: Problem | null
  /** The form as it was accepted last. */
  readonly sent: Form | null
  readonly result: Result | null
  readonly intents: Intents
}

/** Changes of the form by event. */
export type Edits<Form> = Readonly<Record<string, (form: Form, event: never) => Form>>
type EditEvent<Own> = {
  readonly [Type in keyof Own & string]: { readonly type: Type } & (Own[Type] extends (form: never, event: infer Event) => unknown
    ? Event
    : never)
}[keyof Own & string]

export type FormDescriptions = {
  readonly machine: string
  readonly fetching?: string
  readonly failed?: string
  /** With it the machine has a state `missing`, for a subject that does not exist. */
  readonly missing?: string
  /** With it the machine has a state `unavailable`, for a subject that allows no form. */
  readonly unavailable?: string
  readonly writing: string
  readonly sending: string
  readonly sent: string
  readonly refused: string
}

type Described<Descriptions, Name extends string> = Descriptions extends { readonly [Each in Name]: string } ? Name : never
export type LeafOf<Descriptions> =
  | "writing"
  | "sending"
  | "sent"
  | "refused"
  | Described<Descriptions, "fetching">
  | Described<Descriptions, "failed">
  | Described<Descriptions, "missing">
  | Described<Descriptions, "unavailable">
export type EventOf<Own, Submit extends string, Again, Descriptions> =
  | EditEvent<Own>
  | { readonly type: Submit }
  | (Again extends { readonly by: infer Type extends string } ? { readonly type: Type } : never)
  | (Descriptions extends { readonly fetching: string } ? { readonly type: "page.retry" } : never)

export type FormMachine<
  Input,
  Form,
  Field extends string,
  Subject,
  Result,
  Event extends EventObject,
  Src extends string,
  Sent extends EventObject,
  States extends string,
> = StateMachine<
  FormContext<Input, Form, Field, Subject, Result>,
  Event,
  Record<string, AnyActorRef | undefined>,
  { src: Src; logic: PromiseActorLogic<Subject | Result, NonReducibleUnknown>; id: string },
  { type: "edit" | "refuse" | "clearProblems" | "nameIntent" | "emitSent" | "takeSubject" | "takeResult" | "keepProblem"; params: unknown },
  { type: "isComplete" | "isUnavailable" | "isMissing" | "isDefiniteNo"; params: unknown },
  never,
  States,
  "busy" | "refused" | "empty",
  Input,
  NonReducibleUnknown,
  Sent,
  MetaObject,
  { readonly states: { readonly [State in States]: object } }
>
