/** Slot of the newsletter form in the footer, empty until the app has created the form's actor after the first view. */
import { useSyncExternalStore } from "react"
import type { NewsletterFormActor } from "#machines/shell/newsletter-form.ts"
import { latePart, nothing } from "#ui/react/lazy-part.ts"
import { observed } from "#ui/react/observable.ts"

const NewsletterForm = latePart(() => import("./newsletter-form.tsx").then(({ LateNewsletterForm }) => LateNewsletterForm, nothing))
const actorOf = observed<NewsletterFormActor | null>(null)

/** Shows the form in the footer. */
export const openNewsletter = (actor: NewsletterFormActor): void => actorOf.set(actor)

export const NewsletterSlot = () => {
  const actor = useSyncExternalStore(actorOf.subscribe, actorOf.now, () => null)
  return actor !== null && <NewsletterForm actor={actor} />
}
