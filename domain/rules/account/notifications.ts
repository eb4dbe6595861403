/** Rules of notification settings: news of an order arrives by at least one channel. */
import type { Notifications } from "#domain/entities/account/settings.ts"

export type NotificationKind = keyof Notifications
export type Channel = keyof Notifications[NotificationKind]

/** In the order of the settings. */
export const channels: ReadonlyArray<Channel> = ["push", "email", "sms"]

/** Kinds that the shop sends, with the channels of each, in the order of the settings. Nothing is sent of the wallet and of replies yet. */
export const sentNotifications = [
  { kind: "orders", by: channels },
  { kind: "prices", by: ["push", "email"] },
  { kind: "stock", by: ["push", "email"] },
  { kind: "offers", by: ["push"] },
] as const satisfies ReadonlyArray<{ readonly kind: NotificationKind; readonly by: ReadonlyArray<Channel> }>

/** Kinds that cannot be silenced: what a shopper has paid for depends on them. */
const needed: ReadonlyArray<NotificationKind> = ["orders"]

/** Whether a channel is the last one of a kind that cannot be silenced. */
export const isLastChannel = (notifications: Notifications, kind: NotificationKind, channel: Channel): boolean =>
  needed.includes(kind) && channels.every((other) => notifications[kind][other] === (other === channel))

/** The notifications with a channel of a kind switched; the last needed channel stays on. */
export const withChannel = (notifications: Notifications, kind: NotificationKind, channel: Channel, isOn: boolean): Notifications =>
  !isOn && isLastChannel(notifications, kind, channel)
    ? notifications
    : { ...notifications, [kind]: { ...notifications[kind], [channel]: isOn } }

/** Whether every needed kind has a channel. */
export const isHeard = (notifications: Notifications): boolean => needed.every((kind) => channels.some((channel) => notifications[kind][channel]))
