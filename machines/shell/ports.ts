/** Ports of the shell: site data, this device's storage and notifications, the newsletter, page views and reloading. */
import type { Zone } from "#domain/entities/account/address.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import type { Site } from "#domain/entities/shell/site.ts"

/** What a browser can do about notifications; `ready` to be asked, `install`: only once the site is installed. */
export type PushAbility = "subscribed" | "ready" | "blocked" | "install" | "unsupported"

/** A shopper's choice about notifications, which this device keeps. */
export type PushChosen = { readonly type: "push.chosen"; readonly choice: NonNullable<PersistedState["pushChoice"]> }

export interface ShellPorts {
  fetchSite(input: { readonly since: string | null }, signal?: AbortSignal): Promise<Site>
  fetchZones(input: void, signal?: AbortSignal): Promise<ReadonlyArray<Zone>>
  /** `setAside`: the stored document could not be read and was moved away. */
  readKept(input: void, signal?: AbortSignal): Promise<{ readonly persisted: PersistedState; readonly setAside: boolean }>
  writeKept(input: { readonly persisted: PersistedState }, signal?: AbortSignal): Promise<void>
  reportPageView(
    input: { readonly path: string; readonly title: string; readonly referrer: string; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<void>
  readPushAbility(input: void, signal?: AbortSignal): Promise<PushAbility>
  /** Asks the browser for its permission, and stores the subscription at the shop. What came of it. */
  subscribePush(input: void, signal?: AbortSignal): Promise<PushAbility>
  unsubscribePush(input: void, signal?: AbortSignal): Promise<void>
  /** Links this device to the logged-in shopper; nothing without a subscription. */
  linkPush(input: void, signal?: AbortSignal): Promise<void>
  /** Asks for the newsletter; a letter to the address confirms it. */
  subscribeNewsletter(input: { readonly email: string }, signal?: AbortSignal): Promise<void>
  confirmNewsletter(input: { readonly token: string }, signal?: AbortSignal): Promise<void>
  leaveNewsletter(input: { readonly token: string }, signal?: AbortSignal): Promise<void>
  clearCachesAndReload(input: void, signal?: AbortSignal): Promise<void>
}
