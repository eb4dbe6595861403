/** Ports of the shell: site data, this device's storage and notifications, the newsletter, page views and reloading. */
import type { Zone } from "#domain/entities/account/address.ts"
import type { ConsentAnswer, ConsentRecord } from "#domain/entities/shell/consent.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import type { Site } from "#domain/entities/shell/site.ts"

/** What a browser can do about notifications; `ready` to show its dialog, `install`: only once the site is installed. */
export type PushAbility = "subscribed" | "ready" | "blocked" | "install" | "unsupported"

/** A shopper's choice about notifications, persisted on this device. */
export type PushChosen = { readonly type: "push.chosen"; readonly choice: NonNullable<PersistedState["pushChoice"]> }

export interface ShellPorts {
  fetchSite(input: { readonly since: string | null }, signal?: AbortSignal): Promise<Site>
  fetchZones(input: void, signal?: AbortSignal): Promise<ReadonlyArray<Zone>>
  /** `setAside`: the stored document could not be read and was moved away. */
  readPersisted(input: void, signal?: AbortSignal): Promise<{ readonly persisted: PersistedState; readonly setAside: boolean }>
  writePersisted(input: { readonly persisted: PersistedState }, signal?: AbortSignal): Promise<void>
  reportPageView(
    input: { readonly path: string; readonly title: string; readonly referrer: string; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<void>
  /** The last answer of this device, to whatever version of the text. */
  readConsent(input: void, signal?: AbortSignal): Promise<ConsentRecord | null>
  writeConsent(input: ConsentAnswer, signal?: AbortSignal): Promise<void>
  /** Loads the scripts of services, each once. */
  startServices(input: { readonly services: ReadonlyArray<OutsideService> }, signal?: AbortSignal): Promise<void>
  /** Deletes what the services have stored on this device, and loads the page again without them. */
  withdrawServices(input: { readonly services: ReadonlyArray<OutsideService> }, signal?: AbortSignal): Promise<void>
  /** Opens or closes the live chat. */
  turnChat(input: { readonly open: boolean }, signal?: AbortSignal): Promise<void>
  readPushAbility(input: void, signal?: AbortSignal): Promise<PushAbility>
  /** Asks the browser for its permission, stores the subscription at the shop, and returns the outcome. */
  subscribePush(input: void, signal?: AbortSignal): Promise<PushAbility>
  unsubscribePush(input: void, signal?: AbortSignal): Promise<void>
  /** Links this device to the logged-in shopper; nothing without a subscription. */
  linkPush(input: { readonly isLoggedIn: boolean }, signal?: AbortSignal): Promise<void>
  /** Requests the newsletter; a letter to the address confirms it. */
  subscribeNewsletter(input: { readonly email: string }, signal?: AbortSignal): Promise<void>
  confirmNewsletter(input: { readonly token: string }, signal?: AbortSignal): Promise<void>
  leaveNewsletter(input: { readonly token: string }, signal?: AbortSignal): Promise<void>
  clearCachesAndReload(input: void, signal?: AbortSignal): Promise<void>
}
