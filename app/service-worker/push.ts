/** Pushes in the service worker: the note is shown, and a press on it opens its page. */

/** What a push carries, as far as it can be read. */
type Note = { readonly title: string; readonly body: string; readonly path: string; readonly tag: string }

export type PushEvent = {
  readonly data: { readonly json: () => unknown } | null
  readonly waitUntil: (work: Promise<unknown>) => void
}
export type NotificationClickEvent = {
  readonly notification: { readonly data: unknown; readonly close: () => void }
  readonly waitUntil: (work: Promise<unknown>) => void
}
type Tab = { readonly url: string; readonly focus: () => Promise<unknown> }
/** The worker's globals that pushes need. */
export type PushScope = {
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly showNotification: (
      title: string,
      options: { readonly body: string; readonly tag: string; readonly data: string; readonly icon: string },
    ) => Promise<void>
  }
  readonly clients: {
    readonly matchAll: (options: { readonly type: "window"; readonly includeUncontrolled: true }) => Promise<ReadonlyArray<Tab>>
    readonly openWindow: (url: string) => Promise<unknown>
  }
}

/** As PNG: notifications of phones show no SVG. */
const icon = "/icon-192.png"

const noteOf = ({ data }: PushEvent): Note | null => {
  try {
    const content: unknown = data?.json()
    if (typeof content !== "object" || content === null) return null
    const { title, body, path, tag } = content as Readonly<Record<string, unknown>>
    if (typeof title !== "string" || title === "") return null
    const textOf = (value: unknown) => (typeof value === "string" ? value : "")
    return { title, body: textOf(body), path: textOf(path), tag: textOf(tag) }
  } catch {
    return null
  }
}

/** Address of a page of the shop; home for anything else. */
const pageAt = (path: unknown, origin: string): string => {
  if (typeof path !== "string" || !path.startsWith("/")) return `${origin}/`
  const url = new URL(path, origin)
  return url.origin === origin ? url.href : `${origin}/`
}

export type SubscriptionChangeEvent = Pick<PushEvent, "waitUntil">
/** The worker's globals that a changed subscription needs. */
export type SubscriptionScope = {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
  readonly registration: {
    readonly pushManager: {
      readonly subscribe: (options: {
        readonly userVisibleOnly: true
        readonly applicationServerKey: string
      }) => Promise<{ readonly toJSON: () => object }>
    }
  }
}

/** Subscribes again where the browser has ended the subscription; the next page links the device to its shopper. */
export const onSubscriptionChange = (event: SubscriptionChangeEvent, scope: SubscriptionScope): void => {
  const renew = async () => {
    const { publicKey } = (await (await scope.fetch("/api/v2/push/key")).json()) as { readonly publicKey: string }
    const subscription = await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    await scope.fetch("/api/v2/push/devices", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...subscription.toJSON(), applicationServerKey: publicKey }),
    })
  }
  // Where that fails, the next page renews the subscription.
  event.waitUntil(renew().catch(() => undefined))
}

/** Shows the note of a push, also of an unreadable one: a browser withdraws the permission of a site whose pushes show nothing. */
export const onPush = (event: PushEvent, { registration, location }: PushScope): void => {
  const { title, body, path, tag } = noteOf(event) ?? {
    title: location.origin.replace(/^https?:\/\//, ""),
    body: "",
    path: "/",
    tag: "unreadable",
  }
  event.waitUntil(registration.showNotification(title, { body, tag, data: path, icon }))
}

/** Opens the page of a note: in the tab that shows it already, else in a new one. */
export const onNotificationClick = (event: NotificationClickEvent, { clients, location }: PushScope): void => {
  const { notification } = event
  notification.close()
  const page = pageAt(notification.data, location.origin)
  const open = async () => {
    const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true })
    const openTab = tabs.find(({ url }) => url === page)
    return openTab === undefined ? clients.openWindow(page) : openTab.focus()
  }
  event.waitUntil(open())
}
