/** Devices on which the shopper is logged in, each with a button that logs it out. S29 k. */
import { useSelector } from "@xstate/react"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { otherDevices } from "#domain/rules/account/devices.ts"
import type { DevicesActor } from "#machines/account/devices.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { SectionState } from "./section-state.tsx"
import rowStyles from "#ui/account/rows.module.css"
import styles from "./settings.module.css"

export const DevicesSection = ({ actor }: { readonly actor: DevicesActor }) => {
  const text = useText()
  const locale = useLocale()
  const { devices, ending, problem } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  const nameText = (name: string) => name || text("settings.device.unknown")
  return (
    <Panel id="devices" title={text("settings.devices")} lead={text("settings.devices.lead")} data-state={state}>
      <SectionState problem={problem} isUnknown={devices === null} onRetry={() => actor.send({ type: "page.retry" })}>
        <ul className={rowStyles.rows}>
          {devices?.map(({ id, name, loggedInAt, isThis }) => (
            <li key={id}>
              <div>
                <p className={styles.heading}>
                  <b>{nameText(name)}</b>
                  {isThis && <Tag tone="good">{text("settings.device.this")}</Tag>}
                </p>
                {loggedInAt !== null && (
                  <small className={styles.quiet}>{text("settings.device.since", { date: formatDateTime(loggedInAt, locale) })}</small>
                )}
              </div>
              {!isThis && (
                <Button
                  variant="quiet"
                  size="small"
                  busy={state === "ending" && ending === id}
                  aria-label={text("settings.device.end.of", { name: nameText(name) })}
                  onClick={() => actor.send({ type: "device.end", id })}
                >
                  {text("settings.device.end")}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {devices?.some(({ isThis }) => !isThis) && (
          <div className={styles.actions}>
            <Button
              variant="secondary"
              busy={state === "ending" && ending === otherDevices}
              onClick={() => actor.send({ type: "others.end" })}
            >
              {text("settings.devices.end")}
            </Button>
          </div>
        )}
      </SectionState>
    </Panel>
  )
}
