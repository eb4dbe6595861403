/** Switch of this device's notifications, or the reason why there is none. B24. */
import { useSelector } from "@xstate/react"
import BellOff from "lucide-react/icons/bell-off"
import type { PushDeviceActor } from "#machines/account/push-device.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { SectionState } from "./section-state.tsx"
import styles from "./settings.module.css"

type Props = { readonly actor: PushDeviceActor }

export const PushDeviceSection = ({ actor }: Props) => {
  const text = useText()
  const problem = useSelector(actor, ({ context }) => context.problem)
  const state = useSelector(actor, ({ value }) => value)
  return (
    <Panel id="push" title={text("push.device")} lead={text("push.device.lead")} data-state={state}>
      <SectionState
        problem={problem}
        isUnknown={state === "reading" || state === "failed"}
        onRetry={() => actor.send({ type: "page.retry" })}
      >
        <Content actor={actor} />
      </SectionState>
    </Panel>
  )
}

const Content = ({ actor }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  switch (state) {
    case "unsupported":
      return (
        <Note icon={<BellOff />}>
          <p>{text("push.unsupported")}</p>
        </Note>
      )
    case "needsInstall":
      return (
        <Note icon={<BellOff />}>
          <p>{text("push.install.text")}</p>
        </Note>
      )
    case "blocked":
      return (
        <Note
          icon={<BellOff />}
          action={
            <Button variant="quiet" size="small" onClick={() => actor.send({ type: "page.retry" })}>
              {text("common.retry")}
            </Button>
          }
        >
          <p>{text("push.blocked.text")}</p>
        </Note>
      )
    case "on":
    case "off":
      return <Switch actor={actor} isOn={state === "on"} isBusy={false} />
    case "turningOn":
    case "turningOff":
      return <Switch actor={actor} isOn={state === "turningOff"} isBusy />
    case "reading":
    case "failed":
      return null
    default:
      return state satisfies never
  }
}

const Switch = ({ actor, isOn, isBusy }: Props & { readonly isOn: boolean; readonly isBusy: boolean }) => {
  const text = useText()
  return (
    <>
      <p role="status">{text(isOn ? "push.device.on" : "push.device.off")}</p>
      <div className={styles.actions}>
        <Button variant="secondary" busy={isBusy} onClick={() => actor.send({ type: isOn ? "push.off" : "push.on" })}>
          {text(isOn ? "push.device.turnOff" : "push.device.turnOn")}
        </Button>
      </div>
    </>
  )
}
