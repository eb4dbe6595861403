/** State that sends a code to the shopper's own contact, as a proof of the person. */
import type { CodeSent } from "#machines/identity/ports.ts"
import { failureOf } from "#machines/shared/failure.ts"

/** Returns to `form` with or without the code. The machine declares `takeProofSent` and `keepProblem`. */
export const sendingConfirmation = <const Form extends string>(form: Form) =>
  ({
    description: "The shop is sending a code to the shopper's e-mail or phone.",
    tags: "busy",
    invoke: {
      id: "sendConfirmation",
      src: "sendConfirmation",
      onDone: {
        target: form,
        actions: {
          type: "takeProofSent",
          params: ({ event }: { readonly event: { readonly output: CodeSent } }) => ({ sent: event.output }),
        },
      },
      onError: { target: form, actions: { type: "keepProblem", params: failureOf } },
    },
  }) as const
