/** Outside services in this browser: loads their scripts, deletes what they leave, and talks to the chat by events of the window. */
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import type { Problem } from "#domain/entities/problem.ts"

/** Asks the chat's script to open or close; it reports its state by `shop:chat` (`watchChat`). */
const chatTurnEvent = "shop:chat-turn"

/** Loads that were begun, by address; a failed one is begun again. */
const loads = new Map<string, Promise<boolean>>()

/** Whether the script was loaded. */
const load = ({ kind, script, id }: OutsideService): Promise<boolean> =>
  new Promise((resolve) => {
    const element = document.createElement("script")
    element.src = script
    element.async = true
    element.dataset["service"] = kind
    element.dataset["id"] = id
    element.addEventListener("load", () => resolve(true))
    element.addEventListener("error", () => {
      element.remove()
      loads.delete(script)
      resolve(false)
    })
    document.head.append(element)
  })

/** Loads each script once. Throws `Unreachable` if one cannot be loaded; the others are loaded all the same. */
export const startServices = async (services: ReadonlyArray<OutsideService>): Promise<void> => {
  const started = services.map((service) => {
    const loading = loads.get(service.script) ?? load(service)
    loads.set(service.script, loading)
    return loading
  })
  if ((await Promise.all(started)).includes(false)) throw { _tag: "Unreachable" } satisfies Problem
}

/** This host and the domains above it, for which a script may have set a cookie. */
const cookieDomains = (host: string): ReadonlyArray<string> => host.split(".").map((_, at, labels) => labels.slice(at).join("."))

/** Deletes what the services have stored under the names that the site knows. */
const clearStorage = (services: ReadonlyArray<OutsideService>): void => {
  for (const key of services.flatMap(({ storage }) => storage)) {
    for (const store of [window.localStorage, window.sessionStorage]) store.removeItem(key)
    for (const domain of ["", ...cookieDomains(window.location.hostname).map((host) => `; Domain=${host}`)])
      document.cookie = `${encodeURIComponent(key)}=; Max-Age=0; Path=/${domain}`
  }
}

/** Deletes it now and once more when the page is left, since a script may write until then. */
export const withdrawStorage = (services: ReadonlyArray<OutsideService>): void => {
  clearStorage(services)
  window.addEventListener("pagehide", () => clearStorage(services), { once: true })
}

export const turnChat = (open: boolean): void =>
  void window.dispatchEvent(new CustomEvent(chatTurnEvent, { detail: open ? "open" : "close" }))
