/** Region for notices, one at a time, above the bottom bar of phones. */
import { useSelector } from "@xstate/react"
import { memo } from "react"
import { Notice } from "#ui/parts/feedback/notice.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { messageText } from "#ui/messages/message-text.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./notices.module.css"

export const Notices = memo(() => {
  const { notices } = useActorRefs()
  const notice = useSelector(notices, ({ context }) => context.queue[0])
  const text = useText()
  const hold = () => notices.send({ type: "notice.hold" })
  const release = () => notices.send({ type: "notice.release" })
  return (
    <section className={styles.region} data-above-bar="" aria-label={text("notices.label")}>
      <div
        className={styles.slip}
        aria-live="polite"
        aria-atomic="true"
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        {notice !== undefined && (
          <Notice
            tone={notice.kind}
            onClose={() => notices.send({ type: "notice.dismiss" })}
            action={
              notice.action === null
                ? null
                : { label: messageText(notice.action, text), onPress: () => notices.send({ type: "notice.act" }) }
            }
          >
            {messageText(notice.message, text)}
          </Notice>
        )}
      </div>
    </section>
  )
})
