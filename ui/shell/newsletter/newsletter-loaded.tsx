/** Newsletter form with the messages that it brings along. */
import type { NewsletterFormActor } from "#machines/shell/newsletter-form.ts"
import { useLateMessages } from "#ui/messages/late-messages.ts"
import { MessagesProvider, useLocale } from "#ui/messages/messages.tsx"
import { NewsletterForm } from "./newsletter-form.tsx"

export const NewsletterLoaded = ({ actor }: { readonly actor: NewsletterFormActor }) => {
  const locale = useLocale()
  const messages = useLateMessages(["newsletter"])
  return (
    messages !== null && (
      <MessagesProvider locale={locale} messages={messages}>
        <NewsletterForm actor={actor} />
      </MessagesProvider>
    )
  )
}
