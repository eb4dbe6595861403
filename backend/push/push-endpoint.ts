/** Rule of push endpoints: the shop sends only to push services, never into its own network. */

/** Hosts of the browsers' push services; a leading dot stands for any host below. */
const pushHosts: ReadonlyArray<string> = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
]

const isOf =
  (hostname: string) =>
  (host: string): boolean =>
    host.startsWith(".") ? hostname.endsWith(host) : hostname === host

/** Whether a push may be sent to an address: https at its usual port, at a push service or at one of the shop's `origins`. */
export const isPushEndpoint = (endpoint: string, origins: ReadonlyArray<string> = []): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username !== "" || password !== "") return false
  if (origins.includes(origin)) return true
  return protocol === "https:" && port === "" && pushHosts.some(isOf(hostname))
}
