/** Preferences machine: language, theme and notifications, shown at once and saved in the background. S29 k. */
import { assign, emit, setup, type ActorRefFrom } from "xstate"
import type { Settings, SettingsChange } from "#domain/entities/account/settings.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { isLastChannel, type Channel, type NotificationKind } from "#domain/rules/account/notifications.ts"
import { withSettings } from "#domain/rules/account/settings-change.ts"
import { port } from "#machines/ports.ts"
import { failedState, failureOf, problemFrom, type Failure } from "#machines/shared/failure.ts"

export type Theme = NonNullable<Settings["theme"]>
type ChannelSwitch = { readonly kind: NotificationKind; readonly channel: Channel; readonly isOn: boolean }

export type PreferencesEvent =
  | ({ readonly type: "channel.switch" } & ChannelSwitch)
  | { readonly type: "theme.choose"; readonly theme: Theme }
  | { readonly type: "locale.choose"; readonly locale: Locale }
  | { readonly type: "page.retry" }
export type PreferencesContext = {
  /** Chosen by the shopper; `null` until they are known. */
  readonly settings: Settings | null
  /** Stored by the shop. */
  readonly saved: Settings | null
  /** Chosen since the last answer of the shop. */
  readonly unsaved: SettingsChange
  readonly problem: Problem | null
}
export type PreferencesEmitted =
  | { readonly type: "theme.chosen"; readonly theme: Theme }
  | { readonly type: "locale.chosen"; readonly locale: Locale }

/** Assignment of changed settings; nothing before they are known. */
const withChange = ({ settings, unsaved }: PreferencesContext, change: SettingsChange) =>
  settings === null ? {} : { settings: withSettings(settings, change), unsaved: withSettings(unsaved, change), problem: null }

export const preferencesMachine = setup({
  types: {} as {
    context: PreferencesContext
    events: PreferencesEvent
    input: { readonly settings: Settings | null }
    emitted: PreferencesEmitted
    tags: "busy" | "refused"
  },
  actors: { fetchSettings: port("fetchSettings"), saveSettings: port("saveSettings") },
  actions: {
    takeSettings: assign((_, { settings }: { settings: Settings }) => ({ settings, saved: settings, unsaved: {}, problem: null })),
    switchChannel: assign(({ context }, { kind, channel, isOn }: ChannelSwitch) =>
      withChange(context, { notifications: { [kind]: { [channel]: isOn } } }),
    ),
    chooseTheme: assign(({ context }, { theme }: { theme: Theme }) => withChange(context, { theme })),
    chooseLocale: assign(({ context }, { locale }: { locale: Locale }) => withChange(context, { locale })),
    emitTheme: emit((_, { theme }: { theme: Theme }) => ({ type: "theme.chosen", theme }) as const),
    emitLocale: emit((_, { locale }: { locale: Locale }) => ({ type: "locale.chosen", locale }) as const),
    /** Shows the stored settings again after a choice was not saved. */
    restoreSaved: assign(({ context }) => ({ settings: context.saved, unsaved: {} })),
    keepProblem: assign((_, failure: Failure) => problemFrom(failure)),
  },
  guards: {
    isKnown: ({ context }) => context.settings !== null,
    maySwitch: ({ context }, { kind, channel, isOn }: ChannelSwitch) =>
      context.settings !== null && (isOn || !isLastChannel(context.settings.notifications, kind, channel)),
  },
}).createMachine({
  id: "preferences",
  description: "Lets a shopper choose language, theme and notifications.",
  context: ({ input: { settings } }) => ({ settings, saved: settings, unsaved: {}, problem: null }),
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether the settings arrived with the page.",
      always: [{ guard: "isKnown", target: "settings" }, { target: "fetching" }],
    },
    fetching: {
      description: "The settings are loading; a skeleton is shown.",
      tags: "busy",
      invoke: {
        id: "fetchSettings",
        src: "fetchSettings",
        onDone: { target: "settings", actions: { type: "takeSettings", params: ({ event }) => ({ settings: event.output }) } },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    failed: failedState("Loading the settings failed; the shopper can try again."),
    settings: {
      description: "The settings are shown.",
      initial: "ready",
      on: {
        "channel.switch": {
          guard: { type: "maySwitch", params: ({ event }) => event },
          target: ".saving",
          actions: { type: "switchChannel", params: ({ event }) => event },
        },
        "theme.choose": {
          target: ".saving",
          actions: [
            { type: "chooseTheme", params: ({ event }) => event },
            { type: "emitTheme", params: ({ event }) => event },
          ],
        },
        "locale.choose": {
          target: ".saving",
          actions: [
            { type: "chooseLocale", params: ({ event }) => event },
            { type: "emitLocale", params: ({ event }) => event },
          ],
        },
      },
      states: {
        ready: { description: "The shop has stored the settings that are shown." },
        saving: {
          description: "The changed settings are being sent to the shop; a later choice is sent with them.",
          tags: "busy",
          invoke: {
            id: "saveSettings",
            src: "saveSettings",
            input: ({ context: { unsaved } }) => unsaved,
            onDone: { target: "ready", actions: { type: "takeSettings", params: ({ event }) => ({ settings: event.output }) } },
            onError: { target: "ready", actions: ["restoreSaved", { type: "keepProblem", params: failureOf }] },
          },
        },
      },
    },
  },
})

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>
