/** Place of the newsletter form in the footer: empty until the app has its actor, which comes after the first view. */
import { useSyncExternalStore } from "react"
import type { NewsletterFormActor } from "#machines/shell/newsletter-form.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { observed } from "#ui/react/observable.ts"

type Props = { readonly actor: NewsletterFormActor }

const part = lazyPart<Props>(() => import("./newsletter-loaded.tsx").then(({ NewsletterLoaded }) => NewsletterLoaded, () => () => null))
const actorOf = observed<NewsletterFormActor | null>(null)

/** Gives the footer its form; the server never does. */
export const openNewsletter = (actor: NewsletterFormActor): void => actorOf.set(actor)

export const NewsletterSlot = () => {
  const actor = useSyncExternalStore(actorOf.subscribe, actorOf.now, () => null)
  const { Part } = useLazyPart(part, actor !== null)
  return Part !== null && actor !== null && <Part actor={actor} />
}
