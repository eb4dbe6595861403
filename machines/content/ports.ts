/** Ports of content: pages of information, the contact form. */
import type { ContentPage } from "#domain/entities/content/page.ts"
import type { ContactForm } from "#domain/rules/content/contact-form.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { SharedRead } from "#machines/shared-read.ts"

export interface ContentPorts {
  readonly fetchContentPage: SharedRead<{ readonly slug: string }, ContentPage>
  sendContact(input: Intent & ContactForm, signal?: AbortSignal): Promise<void>
}
