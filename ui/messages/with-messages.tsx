/** Component with the messages that it brings along, which load after the page. */
import { useEffect, useState, type ComponentType, type ReactNode } from "react"
import type { Messages } from "./intl.ts"
import { loadMessages } from "./load-messages.ts"
import { MessagesProvider, useLocale, type MessageArea } from "./messages.tsx"

const useLateMessages = (areas: ReadonlyArray<MessageArea>): Messages | null => {
  const locale = useLocale()
  const [messages, setMessages] = useState<Messages | null>(null)
  useEffect(() => {
    let over = false
    loadMessages(locale, areas).then(
      (loaded) => over || setMessages(loaded),
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [locale, areas])
  return messages
}

/** `placeholder` is shown until the messages are loaded, and where they cannot be. */
export const withMessages =
  <Props extends object>(
    areas: ReadonlyArray<MessageArea>,
    Part: ComponentType<Props>,
    placeholder: ReactNode = null,
  ): ((props: Props) => ReactNode) =>
  (props) => {
    const locale = useLocale()
    const messages = useLateMessages(areas)
    return messages === null ? (
      placeholder
    ) : (
      <MessagesProvider locale={locale} messages={messages}>
        <Part {...props} />
      </MessagesProvider>
    )
  }
