/** Button of the live chat, with its state. B27. */
import { useSelector } from "@xstate/react"
import MessageCircle from "lucide-react/icons/message-circle"
import RefreshCw from "lucide-react/icons/refresh-cw"
import X from "lucide-react/icons/x"
import type { ChatActor } from "#machines/shell/chat.ts"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./chat-button.module.css"

export const ChatButton = ({ actor, phone }: { readonly actor: ChatActor; readonly phone: string }) => {
  const state = useSelector(actor, ({ value }) => value)
  const unread = useSelector(actor, ({ context }) => context.unread)
  const text = useText()
  if (state === "unavailable")
    return (
      <aside className={styles.chat} data-state={state}>
        <p role="status">{text("chat.unavailable", { phone })}</p>
        <IconButton label={text("chat.retry")} icon={<RefreshCw />} onClick={() => actor.send({ type: "chat.retry" })} />
      </aside>
    )
  if (state === "loading" || state === "opening" || state === "closing")
    return (
      <aside className={styles.chat} data-state={state}>
        <p role="status">{text("chat.loading")}</p>
      </aside>
    )
  return (
    <aside className={styles.chat} data-state={state}>
      {state === "open" ? (
        <IconButton label={text("chat.close")} icon={<X />} onClick={() => actor.send({ type: "chat.close" })} />
      ) : (
        <IconButton
          label={state === "unread" ? text("chat.unread", { count: unread }) : text("chat.open")}
          icon={<MessageCircle />}
          onClick={() => actor.send({ type: "chat.open" })}
        />
      )}
      {state === "unread" && (
        <b className={styles.count} aria-hidden="true">
          {unread}
        </b>
      )}
    </aside>
  )
}
