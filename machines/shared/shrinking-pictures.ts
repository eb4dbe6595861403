/** State in which chosen pictures are made small enough to send, for machines of a form with pictures. */
import { assertEvent, type EventObject } from "xstate"
import type { ChosenFile, NewPicture } from "#machines/catalogue/ports.ts"

type Chosen = { readonly type: "pictures.add"; readonly files: ReadonlyArray<ChosenFile> }

/** Leads to `target` with the pictures, or with a refusal of an unreadable one. The machine declares the port `shrinkPictures`, `addPictures` and `refuseBroken`. */
export const shrinkingPictures = <const Target extends string>(target: Target) =>
  ({
    description: "The chosen pictures are being made small enough to send.",
    tags: "busy",
    invoke: {
      id: "shrinkPictures",
      src: "shrinkPictures",
      // Taken from the event: a file is no plain value that a context could keep.
      input: ({ event }: { readonly event: EventObject }) => {
        const chosen = event as Chosen
        assertEvent(chosen, "pictures.add")
        return { files: chosen.files }
      },
      onDone: {
        target,
        actions: {
          type: "addPictures",
          params: ({ event }: { readonly event: { readonly output: ReadonlyArray<NewPicture> } }) => ({ added: event.output }),
        },
      },
      onError: { target, actions: "refuseBroken" },
    },
  }) as const
