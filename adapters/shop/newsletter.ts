/** Adapter of the newsletter's ports. */
import type { ShellPorts } from "#machines/shell/ports.ts"
import type { Caller } from "./client/api-client.ts"
import { confirmSubscription, leaveNewsletter, subscribe } from "./contract/shell/newsletter.ts"

export type NewsletterPorts = Pick<ShellPorts, "subscribeNewsletter" | "confirmNewsletter" | "leaveNewsletter">

export const createNewsletterPorts = ({ call }: Caller): NewsletterPorts => ({
  subscribeNewsletter: async (body, signal) => {
    await call(subscribe, { signal, body })
  },
  confirmNewsletter: async (body, signal) => {
    await call(confirmSubscription, { signal, body })
  },
  leaveNewsletter: async (query, signal) => {
    await call(leaveNewsletter, { signal, query })
  },
})
