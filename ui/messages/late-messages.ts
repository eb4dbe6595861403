/** Messages that a part brings along when it loads after the page. */
import { useEffect, useState } from "react"
import { loadMessages } from "./load-messages.ts"
import { useLocale, type MessageArea } from "./messages.tsx"
import type { Messages } from "./intl.ts"

/** The messages of the shell and of `areas`; `null` until they are loaded, and where they cannot be had. */
export const useLateMessages = (areas: ReadonlyArray<MessageArea>): Messages | null => {
  const locale = useLocale()
  const [messages, setMessages] = useState<Messages | null>(null)
  const names = areas.join(" ")
  useEffect(() => {
    let over = false
    loadMessages(locale, names.split(" ") as ReadonlyArray<MessageArea>).then(
      (loaded) => over || setMessages(loaded),
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [locale, names])
  return messages
}
