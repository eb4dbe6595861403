/** Ports of the shell: site data, storage of this device, consent and outside services, push, newsletter, page views. */
import type { Zone } from "#domain/entities/account/address.ts"
import type { ConsentAnswer, ConsentRecord } from "#domain/entities/shell/consent.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import type { Site } from "#domain/entities/shell/site.ts"

/** Support of push notifications in a browser. `ready`: its permission dialog can be shown; `install`: the site has to be installed first. */
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
  /** Last answer of this device, to any version of the text. */
  readConsent(input: void, signal?: AbortSignal): Promise<ConsentRecord | null>
  writeConsent(input: ConsentAnswer, signal?: AbortSignal): Promise<void>
  /** Loads the scripts of services, each once. */
  startServices(input: { readonly services: ReadonlyArray<OutsideService> }, signal?: AbortSignal): Promise<void>
  /** Deletes the data of the services on this device, and reloads the page without them. */
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
