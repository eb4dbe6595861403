/** Adapter of the ports of content. */
import type { ContentPorts } from "#machines/content/ports.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import { sharedRead } from "#adapters/shared-read.ts"
import type { Caller } from "./client/api-client.ts"
import * as pages from "./contract/content/pages.ts"

export const createContentPorts = ({ call }: Caller): AnswersOf<ContentPorts> => ({
  fetchContentPage: sharedRead(({ slug }) => call(pages.contentPage, { params: { slug } })),
  sendContact: async ({ key, name, contact, topic, text }, signal) => {
    await call(pages.contactForm, { key, signal, body: { name, contact, topic, text } })
  },
})
