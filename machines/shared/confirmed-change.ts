/** States of a change that is confirmed before it is made, in a machine that lists something in `fetching` and `ready`. */
import { failureOf } from "./failure.ts"
import { keyOf, type Intents } from "./idempotency-key.ts"

type Changing<Change> = { readonly context: { readonly change: Change | null; readonly intents: Intents } }

/**
 * `confirming` → `changing` → `fetching`, or `refused`, where the same intent is sent again. A change may be requested before the list has
 * loaded, so the list is fetched again after a cancellation too. `src` is the port that makes the change, `done` the action after it.
 * The machine declares `forgetChange` and `keepProblem`, and holds `change` and `intents`.
 */
export const confirmedChange =
  <Change>() =>
  <const Src extends string, const Done extends string>(src: Src, done: Done) =>
    ({
      confirming: {
        description: "The change waits for the shopper to confirm it; nothing has happened yet.",
        on: { "change.confirm": "changing", "change.cancel": { target: "fetching", actions: "forgetChange" } },
      },
      changing: {
        description: "The change is being made; repeated sending has no further effect.",
        tags: "busy",
        invoke: {
          id: src,
          src,
          input: ({ context: { change, intents } }: Changing<Change>) => {
            if (change === null) throw new Error("nothing is to be changed")
            return { key: keyOf(intents), change }
          },
          onDone: { target: "fetching", actions: done },
          onError: { target: "refused", actions: { type: "keepProblem", params: failureOf } },
        },
      },
      refused: {
        description: "The change was refused or its response was lost; the shopper can try again or cancel.",
        tags: "refused",
        on: { "change.confirm": "changing", "change.cancel": { target: "fetching", actions: "forgetChange" } },
      },
    }) as const
