/** Newsletter form in the browser: its machine starts after the first view and gives the footer its form. */
import { createActor } from "xstate"
import { provided, type Ports } from "#machines/ports.ts"
import { newsletterFormMachine } from "#machines/shell/newsletter-form.ts"
import type { Streams } from "#machines/streams.ts"
import { openNewsletter } from "#ui/shell/newsletter/newsletter-slot.tsx"
import { inspectionOptions } from "#app/inspection.ts"

export const startNewsletter = (outside: { readonly ports: Ports; readonly streams: Streams }): void => {
  const actor = createActor(provided(newsletterFormMachine, outside), inspectionOptions)
  actor.start()
  openNewsletter(actor)
}
