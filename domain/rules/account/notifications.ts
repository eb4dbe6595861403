/** Rules of notification settings: which channels each kind has, and that news of an order keeps at least one. */
import type { Notifications } from "#domain/entities/account/settings.ts"

export type NotificationKind = keyof Notifications
export type Channel = keyof Notifications[NotificationKind]

/** In the order of the settings. */
export const channels: ReadonlyArray<Channel> = ["push", "email", "sms"]

/** Kinds that the shop sends, with the channels of each, in the order of the settings. Nothing is sent about the wallet and replies yet. */
export const sentNotifications = [
  { kind: "orders", channels },
  { kind: "prices", channels: ["push", "email"] },
  { kind: "stock", channels: ["push", "email"] },
  { kind: "offers", channels: ["push"] },
] as const satisfies ReadonlyArray<{ readonly kind: NotificationKind; readonly channels: ReadonlyArray<Channel> }>

/** Kinds that cannot be turned off, since they concern what the shopper has paid for. */
const mandatory: ReadonlyArray<NotificationKind> = ["orders"]

/** Channels of a kind that are on. */
const channelsOn = (notifications: Notifications, kind: NotificationKind): ReadonlyArray<Channel> =>
  channels.filter((channel) => notifications[kind][channel])

/** Whether `channel` is the only one left of a mandatory kind. */
export const isLastChannel = (notifications: Notifications, kind: NotificationKind, channel: Channel): boolean => {
  const [first, ...others] = channelsOn(notifications, kind)
  return mandatory.includes(kind) && first === channel && others.length === 0
}

/** Whether every mandatory kind has a channel. */
export const hasMandatoryChannels = (notifications: Notifications): boolean =>
  mandatory.every((kind) => channelsOn(notifications, kind).length > 0)
