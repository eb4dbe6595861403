/** Component with the messages that it brings along, which load after the page. */
import { createElement, type ComponentType, type ReactNode } from "react"
import { forLocales } from "#domain/entities/locale.ts"
import { latePart } from "#ui/react/lazy-part.ts"
import { loadMessages } from "./load-messages.ts"
import { MessagesProvider, useLocale, type MessageArea } from "./messages.tsx"

/** `placeholder` is shown until the messages are loaded. */
export const withMessages = <Props extends object>(
  areas: ReadonlyArray<MessageArea>,
  Part: ComponentType<Props>,
  placeholder: ReactNode = null,
): ((props: Props) => ReactNode) => {
  const parts = forLocales((locale) =>
    latePart<Props>(async () => {
      const messages = await loadMessages(locale, areas)
      return (props) => (
        <MessagesProvider locale={locale} messages={messages}>
          <Part {...props} />
        </MessagesProvider>
      )
    }, placeholder),
  )
  return (props) => createElement(parts[useLocale()], props)
}
