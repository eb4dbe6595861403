/** Contact machine: a message to the merchant, kept until it is sent. C18. */
import { assign, setup, type ActorRefFrom } from "xstate"
import type { User } from "#domain/entities/identity/user.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { checkContact, emptyContactForm, type ContactField, type ContactForm } from "#domain/rules/content/contact-form.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { intentsFrom, keyOf, oneMore, type Intents } from "#machines/shared/idempotency-key.ts"
import { failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"
import { port } from "#machines/ports.ts"

export type ContactEvent =
  | { readonly type: "field.type"; readonly field: Exclude<ContactField, "topic">; readonly value: string }
  | { readonly type: "topic.choose"; readonly topic: ContactForm["topic"] }
  | { readonly type: "message.send" }
  | { readonly type: "message.another" }
  /** Fills in who writes, where nothing was typed yet. */
  | { readonly type: "user.known"; readonly user: User }
export type ContactContext = {
  readonly form: ContactForm
  /** Refusals of the last attempt, and of what was typed since. */
  readonly refusals: ReadonlyArray<Refusal<ContactField>>
  /** Number of refused attempts. */
  readonly attempts: number
  readonly problem: Problem | null
  readonly intents: Intents
}
/** `seed` of the idempotency keys; a new one for each page view. */
export type ContactInput = {
  readonly seed: string
  /** What the message is about, such as a product; the text begins with it. */
  readonly about?: string
}

const withForm = (context: ContactContext, change: Partial<ContactForm>) => {
  const form = { ...context.form, ...change }
  return { form, refusals: context.attempts === 0 ? [] : checkContact(form) }
}

const beginning = (about: string | undefined): ContactForm => (about === undefined ? emptyContactForm : { ...emptyContactForm, topic: "other", text: `${about}: ` })

const nameOf = ({ lastName, firstName }: User): string => [lastName, firstName].filter(Boolean).join(" ")

export const contactMachine = setup({
  types: {} as { context: ContactContext; events: ContactEvent; input: ContactInput; tags: "busy" | "refused" },
  actors: { sendContact: port("sendContact") },
  actions: {
    typeField: assign(({ context }, { field, value }: { field: ContactField; value: string }) => withForm(context, { [field]: value })),
    chooseTopic: assign(({ context }, { topic }: { topic: ContactForm["topic"] }) => withForm(context, { topic })),
    fillIn: assign(({ context }, { user }: { user: User }) =>
      withForm(context, { name: context.form.name || nameOf(user), contact: context.form.contact || (user.mobile ?? user.email ?? "") }),
    ),
    keepRefusals: assign(({ context }) => ({ refusals: checkContact(context.form), attempts: context.attempts + 1 })),
    nameIntent: assign(({ context }) => ({ intents: oneMore(context.intents), problem: null })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
    clearText: assign(({ context }) => ({ form: { ...context.form, text: "" }, refusals: [], attempts: 0, problem: null })),
  },
  guards: { isComplete: ({ context }) => checkContact(context.form).length === 0 },
}).createMachine({
  id: "contact",
  description: "Takes a message to the merchant.",
  context: ({ input }) => ({ form: beginning(input.about), refusals: [], attempts: 0, problem: null, intents: intentsFrom(input.seed) }),
  initial: "writing",
  states: {
    writing: {
      description: "The shopper writes.",
      on: {
        "field.type": { actions: { type: "typeField", params: ({ event }) => event } },
        "topic.choose": { actions: { type: "chooseTopic", params: ({ event }) => event } },
        "user.known": { actions: { type: "fillIn", params: ({ event }) => event } },
        "message.send": [{ guard: "isComplete", target: "sending", actions: "nameIntent" }, { actions: "keepRefusals" }],
      },
    },
    sending: {
      description: "The message is on its way; it stays in the form.",
      tags: "busy",
      invoke: {
        id: "sendContact",
        src: "sendContact",
        input: ({ context }) => ({ ...context.form, key: keyOf(context.intents) }),
        onDone: { target: "sent" },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    failed: {
      description: "The message could not be sent: it stays in the form, and may be changed and sent again.",
      tags: "refused",
      on: {
        "field.type": { actions: { type: "typeField", params: ({ event }) => event } },
        "topic.choose": { actions: { type: "chooseTopic", params: ({ event }) => event } },
        "message.send": [{ guard: "isComplete", target: "sending", actions: "nameIntent" }, { actions: "keepRefusals" }],
      },
    },
    sent: {
      description: "The merchant has the message.",
      on: { "message.another": { target: "writing", actions: "clearText" } },
    },
  },
})

export type ContactActor = ActorRefFrom<typeof contactMachine>
