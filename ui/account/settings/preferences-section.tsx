/** Language, theme and notifications in the settings. S29 k. */
import { useSelector } from "@xstate/react"
import type { Settings } from "#domain/entities/account/settings.ts"
import { addressOf, locales } from "#domain/entities/locale.ts"
import { firstViews } from "#domain/languages/first-views.ts"
import { channels, isLastChannel, sentNotifications } from "#domain/rules/account/notifications.ts"
import type { PreferencesActor } from "#machines/account/preferences.ts"
import { SegmentButton, SegmentedControl, SegmentLink } from "#ui/parts/choice/segmented-control.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { SectionState } from "./section-state.tsx"
import styles from "./settings.module.css"

const themes = ["light", "dark", "system"] as const

export const PreferencesSection = ({ actor }: { readonly actor: PreferencesActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => (typeof value === "string" ? value : value.settings))
  const { settings, problem } = useSelector(actor, ({ context }) => context)
  return (
    <>
      <Panel id="look" title={text("settings.look")} data-state={state}>
        <SectionState problem={problem} isUnknown={settings === null} onRetry={() => actor.send({ type: "page.retry" })}>
          {settings !== null && <Appearance actor={actor} />}
        </SectionState>
      </Panel>
      {settings !== null && (
        <Panel id="notifications" title={text("settings.notifications")} lead={text("settings.notifications.lead")}>
          <NotificationTable actor={actor} settings={settings} />
        </Panel>
      )}
    </>
  )
}

type Props = { readonly actor: PreferencesActor; readonly settings: Settings }

/** Language and theme of this device; a choice is stored in the account too. */
const Appearance = ({ actor }: Pick<Props, "actor">) => {
  const text = useText()
  const here = useLocale()
  const theme = useSelector(useActorRefs().persistence, ({ context }) => context.persisted.theme)
  return (
    <div className={styles.choices}>
      <div>
        <b aria-hidden="true">{text("settings.language")}</b>
        <SegmentedControl label={text("settings.language")}>
          {locales.map((locale) => (
            <SegmentLink
              key={locale}
              current={locale === here}
              href={addressOf(locale, "/account/settings")}
              hrefLang={locale}
              lang={locale}
              onClick={() => actor.send({ type: "locale.choose", locale })}
            >
              {firstViews[locale].name}
            </SegmentLink>
          ))}
        </SegmentedControl>
      </div>
      <div>
        <b aria-hidden="true">{text("settings.theme")}</b>
        <SegmentedControl label={text("settings.theme")}>
          {themes.map((option) => (
            <SegmentButton key={option} pressed={theme === option} onPress={() => actor.send({ type: "theme.choose", theme: option })}>
              {text(`settings.theme.${option}`)}
            </SegmentButton>
          ))}
        </SegmentedControl>
      </div>
    </div>
  )
}

/** Notifications by kind (rows) and channel (columns). */
const NotificationTable = ({ actor, settings: { notifications } }: Props) => {
  const text = useText()
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{text("settings.kind")}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {text(`settings.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sentNotifications.map(({ kind, channels: sentBy }) => (
          <tr key={kind}>
            <th scope="row">{text(`settings.kind.${kind}`)}</th>
            {channels.map((channel) => (
              <td key={channel}>
                {sentBy.some((each) => each === channel) && (
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${text(`settings.kind.${kind}`)}: ${text(`settings.channel.${channel}`)}`}
                      checked={notifications[kind][channel]}
                      aria-disabled={isLastChannel(notifications, kind, channel)}
                      onChange={(event) => actor.send({ type: "channel.switch", kind, channel, isOn: event.currentTarget.checked })}
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
