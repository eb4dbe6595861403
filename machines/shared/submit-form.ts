/** Machine factory for a form that is written, sent, and then refused or accepted: a message, a code, a request. */
import { assign, emit, setup, type EventObject, type PromiseActorLogic } from "xstate"
import type { Problem } from "#domain/entities/problem.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { failedState, failureOf, isDefiniteNo, missingOrFailed, isMissing, problemFrom, refusedOrUnsure, type Failure } from "./failure.ts"
import type { Edits, EventOf, FormDescriptions, FormMachine, LeafOf, Seeded, Written } from "./form-types.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "./idempotency-key.ts"

type Port<Request, Response> = Readonly<Record<string, PromiseActorLogic<Response, Request>>>

/** What the form is about, fetched before it is shown. */
type SubjectPart<Input, Subject, Result, SubjectRequest> = {
  readonly actors: Port<SubjectRequest, Subject>
  readonly request: (input: Input) => SubjectRequest
  /** Whether it allows no form; needs `descriptions.unavailable`. */
  readonly isUnavailable?: (subject: Subject) => boolean
  /** The subject after the form was accepted. */
  readonly after?: (subject: Subject, result: Result) => Subject
}

/** Names and types of the form are known only at run time within the factory. */
type Erased = {
  readonly form: object
  readonly subject: unknown
  readonly refusals: ReadonlyArray<Refusal>
  readonly attempts: number
  readonly problem: Problem | null
  readonly sent: object | null
  readonly result: unknown
  readonly intents: Intents
}
type Values = Readonly<Record<string, unknown>>

const subjectIn = ({ event }: { readonly event: { readonly output?: unknown } }) => ({ subject: event.output })

/** States that come before `writing` where a subject is fetched, and those of one that allows no form. */
const subjectStates = <SubjectRequest>({
  src,
  request,
  descriptions: { fetching = "", failed = "", missing, unavailable },
}: {
  readonly src: string
  readonly request: (context: Erased) => SubjectRequest
  readonly descriptions: FormDescriptions
}) => {
  const takeSubject = { type: "takeSubject", params: subjectIn } as const
  const toUnavailable = { guard: { type: "isUnavailable", params: subjectIn }, target: "unavailable", actions: takeSubject } as const
  const toWriting = { target: "writing", actions: takeSubject } as const
  const toFailed = { target: "failed", actions: { type: "keepProblem", params: failureOf } } as const
  return {
    fetching: {
      description: fetching,
      tags: "busy" as const,
      invoke: {
        id: src,
        src,
        input: ({ context }: { readonly context: Erased }) => request(context),
        onDone: unavailable === undefined ? toWriting : [toUnavailable, toWriting],
        onError: missing === undefined ? toFailed : missingOrFailed,
      },
    },
    failed: failedState(failed),
    ...(missing === undefined ? {} : { missing: { description: missing, tags: "empty" as const } }),
    ...(unavailable === undefined ? {} : { unavailable: { description: unavailable, tags: "empty" as const } }),
  }
}

/**
 * `fetching` → `writing` → `sending` → `sent` or `refused`; without a `subject` it begins with `writing`.
 * A key is used again only for the same form after an unknown outcome.
 */
export const submitForm = <
  Input extends Seeded | void,
  Form extends object,
  Field extends string,
  const Own extends Edits<Form>,
  const Submit extends string,
  Request,
  Result,
  const Descriptions extends FormDescriptions,
  Subject = null,
  SubjectRequest = unknown,
  const Again extends { readonly by?: string } = object,
  Sent extends EventObject = EventObject,
>({
  id,
  form: formOf,
  edits,
  check,
  submit,
  actors,
  request,
  subject: fetched,
  rechecks = false,
  again,
  blank = (form) => form,
  emitted,
  descriptions,
}: {
  readonly id: string
  /** Type of the input, where no function takes it. */
  readonly types?: { readonly input: Input }
  /** The form before anything is written, and again once the subject is known. */
  readonly form: (input: Input, subject: Subject | null) => Form
  readonly edits: Own
  /** Refusals of the form; empty when it may be sent. */
  readonly check: (written: Written<Input, Form, Subject>) => ReadonlyArray<Refusal<Field>>
  /** Event that sends the form. */
  readonly submit: Submit
  /** The one port that takes the form. */
  readonly actors: Port<Request, Result>
  readonly request: (written: Written<Input, Form, Subject>, key: string) => Request
  readonly subject?: SubjectPart<Input, Subject, Result, SubjectRequest>
  /** Writing checks the form again after a refused attempt, and its problem stays; otherwise it withdraws both. */
  readonly rechecks?: boolean
  /** What follows when it was sent: the event `by` leads to a new form, or it is shown and may be edited, or even sent, at once. */
  readonly again?: Again & { readonly by?: string; readonly edits?: boolean; readonly submits?: boolean }
  /** The form that is shown after it was accepted. */
  readonly blank?: (form: Form) => Form
  readonly emitted?: Sent
  readonly descriptions: Descriptions
}): FormMachine<Input, Form, Field, Subject, Result, EventOf<Own, Submit, Again, Descriptions>, string, Sent, LeafOf<Descriptions>> => {
  const [src = ""] = Object.keys(actors)
  const [subjectSrc = ""] = Object.keys(fetched?.actors ?? {})
  const writtenOf = (context: Erased) => context as unknown as Written<Input, Form, Subject>
  const inputOf = (context: Erased) => context as unknown as Input
  const refusalsOf = (context: Erased) => check(writtenOf(context))
  const edited = (context: Erased, event: EventObject) => {
    const form = edits[event.type]?.(context.form as Form, event as never) ?? context.form
    const isUntouched = ({ field }: Refusal) => (form as Values)[field] === (context.form as Values)[field]
    const withdrawn = { refusals: context.refusals.filter(isUntouched), problem: null }
    return {
      form,
      intents: oneMore(context.intents),
      ...(rechecks ? { refusals: context.attempts === 0 ? [] : refusalsOf({ ...context, form }) } : withdrawn),
    }
  }
  const edit = { actions: { type: "edit" as const, params: ({ event }: { readonly event: EventObject }) => event } }
  const onEdits = <Target extends string>(target?: Target) =>
    Object.fromEntries(Object.keys(edits).map((type) => [type, target === undefined ? edit : { ...edit, target }]))
  const toSending = { guard: "isComplete" as const, target: "sending" as const, actions: "clearProblems" as const }
  const machine = setup({
    types: {} as {
      context: Erased
      events: EventObject
      input: Values | undefined
      emitted: EventObject
      tags: "busy" | "refused" | "empty"
    },
    actors: { ...actors, ...fetched?.actors } as Record<string, PromiseActorLogic<unknown>>,
    actions: {
      takeSubject: assign(({ context }, { subject }: { subject: unknown }) => ({
        subject,
        form: formOf(inputOf(context), subject as Subject),
        problem: null,
      })),
      edit: assign(({ context }, event: EventObject) => edited(context, event)),
      refuse: assign(({ context }) => ({ refusals: refusalsOf(context), attempts: context.attempts + 1, problem: null })),
      clearProblems: assign({ refusals: [], problem: null }),
      takeResult: assign(({ context }, { result }: { result: unknown }) => ({
        result: result ?? null,
        sent: context.form,
        form: blank(context.form as Form),
        subject: fetched?.after?.(context.subject as Subject, result as Result) ?? context.subject,
        attempts: 0,
        intents: oneMore(context.intents),
      })),
      nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents) })),
      keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
      emitSent: emit(emitted ?? { type: "form.sent" }),
    },
    guards: {
      isComplete: ({ context }) => refusalsOf(context).length === 0,
      isUnavailable: (_, { subject }: { subject: unknown }) => fetched?.isUnavailable?.(subject as Subject) ?? false,
      isMissing: (_, failure: Failure) => isMissing(failure),
      isDefiniteNo: (_, failure: Failure) => isDefiniteNo(failure),
    },
  }).createMachine({
    id,
    description: descriptions.machine,
    context: ({ input }) => ({
      ...input,
      form: formOf(input as Input, null),
      subject: null,
      refusals: [],
      attempts: 0,
      problem: null,
      sent: null,
      result: null,
      intents: intentsFrom((input as Seeded | undefined)?.seed ?? ""),
    }),
    initial: fetched === undefined ? "writing" : "fetching",
    states: {
      ...(fetched === undefined
        ? {}
        : subjectStates({ src: subjectSrc, request: (context) => fetched.request(inputOf(context)), descriptions })),
      writing: { description: descriptions.writing, on: { ...onEdits(), [submit]: [toSending, { target: "refused", actions: "refuse" }] } },
      sending: {
        description: descriptions.sending,
        tags: "busy",
        invoke: {
          id: src,
          src,
          input: ({ context }) => request(writtenOf(context), keyOf(context.intents)),
          onDone: {
            target: "sent",
            actions: [
              { type: "takeResult", params: ({ event }) => ({ result: event.output }) },
              ...(emitted === undefined ? [] : ["emitSent" as const]),
            ],
          },
          onError: refusedOrUnsure,
        },
      },
      sent: {
        description: descriptions.sent,
        on: {
          ...(again?.edits === true ? onEdits("writing") : {}),
          ...(again?.submits === true ? { [submit]: toSending } : {}),
          ...(again?.by === undefined ? {} : { [again.by]: { target: "writing" } }),
        },
      },
      refused: {
        description: descriptions.refused,
        tags: "refused",
        on: { ...onEdits("writing"), [submit]: [toSending, { actions: "refuse" }] },
      },
    },
  })
  return machine as never
}
