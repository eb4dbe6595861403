/** Push prompt: asks for permission to send notifications, and shows the outcome. B24. */
import { useSelector } from "@xstate/react"
import BellRing from "lucide-react/icons/bell-ring"
import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import X from "lucide-react/icons/x"
import { useEffect, useRef, type ReactNode } from "react"
import type { PushPromptActor } from "#machines/shell/push-prompt.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./push-prompt.module.css"

type Props = { readonly actor: PushPromptActor }

export const PushPrompt = ({ actor }: Props) => {
  // The outcome is hidden too while the shopper pays or another prompt is open.
  const isOpen = useSelector(
    actor,
    (snapshot) => snapshot.hasTag("open") && snapshot.context.mayAsk && !snapshot.context.isOtherPromptShown,
  )
  return isOpen && <PromptPanel actor={actor} />
}

const PromptPanel = ({ actor }: Props) => {
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  const isResult = useSelector(actor, (snapshot) => snapshot.can({ type: "prompt.close" }))
  const isPrompt = useSelector(actor, (snapshot) => snapshot.can({ type: "prompt.decline" }))
  const closeEvent = isResult ? "prompt.close" : "prompt.decline"
  useEffect(() => {
    const closeOnEscape = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // An open overlay below closes by the same key.
      const isHere = target === document.body || (target instanceof Node && panel.current?.contains(target) === true)
      if (key === "Escape" && isHere && !defaultPrevented) actor.send({ type: closeEvent })
    }
    document.addEventListener("keydown", closeOnEscape)
    return () => document.removeEventListener("keydown", closeOnEscape)
  }, [actor, closeEvent])
  return (
    <aside ref={panel} className={styles.panel} aria-label={text("push.label")}>
      <div className={styles.content} role="status">
        <Content actor={actor} />
      </div>
      {(isResult || isPrompt) && <IconButton label={text("push.close")} icon={<X />} onClick={() => actor.send({ type: closeEvent })} />}
    </aside>
  )
}

const Content = ({ actor }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const person = useSelector(actor, ({ context }) => (context.userId === null ? "visitor" : "shopper"))
  switch (state) {
    case "thanking":
      return <PromptNote tone="good" icon={<CircleCheck />} body={text("push.thanks")} />
    case "blocked":
      return <PromptNote tone="bad" icon={<CircleAlert />} title={text("push.blocked.title")} body={text("push.blocked.text")} />
    case "needsInstall":
      return <PromptNote tone="sky" icon={<BellRing />} title={text("push.install.title")} body={text("push.install.text")} />
    case "failed":
      return (
        <PromptNote tone="bad" icon={<CircleAlert />} title={text("push.failed")} body={problem === null ? "" : problemText(problem, text)}>
          <Choice actor={actor} accept={text("common.retry")} isBusy={false} />
        </PromptNote>
      )
    case "asking":
    case "subscribing":
      return (
        <PromptNote tone="sky" icon={<BellRing />} title={text(`push.ask.${person}.title`)} body={text(`push.ask.${person}.text`)}>
          <Choice actor={actor} accept={text("push.accept")} isBusy={state === "subscribing"} />
        </PromptNote>
      )
    case "waiting":
    case "postponed":
    case "checking":
    case "unasked":
    case "declined":
    case "subscribed":
    case "linking":
      return null
    default:
      return state satisfies never
  }
}

const Choice = ({ actor, accept, isBusy }: Props & { readonly accept: string; readonly isBusy: boolean }) => {
  const text = useText()
  return (
    <div className={styles.actions}>
      <Button busy={isBusy} onClick={() => actor.send({ type: "prompt.accept" })}>
        {accept}
      </Button>
      <Button variant="quiet" aria-disabled={isBusy} onClick={() => actor.send({ type: "prompt.decline" })}>
        {text("push.decline")}
      </Button>
    </div>
  )
}

type PromptNoteProps = {
  readonly tone: "sky" | "good" | "bad"
  readonly icon: ReactNode
  readonly title?: string
  readonly body: string
  readonly children?: ReactNode
}

const PromptNote = ({ tone, icon, title, body, children }: PromptNoteProps) => (
  <>
    <span className={styles.sign} data-tone={tone}>
      {icon}
    </span>
    <div className={styles.texts}>
      {title !== undefined && <b>{title}</b>}
      {body !== "" && <p>{body}</p>}
      {children}
    </div>
  </>
)
