/** Changes of settings, which several devices send one beside the other. */
import type { SettingsChange } from "#domain/entities/account/settings.ts"
import type { NotificationKind } from "#domain/rules/account/notifications.ts"

/** Settings, or an earlier change of them, with a change: each channel of a notification counts by itself. */
export const withSettings = <Base extends SettingsChange>(base: Base, change: SettingsChange): Base => {
  const changed = Object.entries(change.notifications ?? {}) as ReadonlyArray<[NotificationKind, Readonly<Record<string, boolean>>]>
  const kinds = changed.map(([kind, channels]) => [kind, { ...base.notifications?.[kind], ...channels }] as const)
  return { ...base, ...change, notifications: { ...base.notifications, ...Object.fromEntries(kinds) } }
}
