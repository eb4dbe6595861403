/** Origin of the site for one request, used by canonical links, cookies and logins. Forged host names are refused. */
import { isIP } from "node:net"
import { isLoopback } from "#domain/rules/loopback.ts"

type ServerAddress = {
  /** Public origin behind a proxy. */
  readonly publicOrigin: string | null
  /** Interface and port to listen on. */
  readonly host: string
  readonly port: number
}

/** Host name without the brackets of an IPv6 address. */
const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, "")

/**
 * The origin of a request; `null` if it names another host. On the loopback interface only loopback names with the listening
 * port are accepted, since another site's name may resolve to this machine. On another interface any IP address and the
 * listening host are accepted too, since nobody else can bind them.
 */
export const originFor = (url: URL, { publicOrigin, host, port }: ServerAddress): string | null => {
  if (publicOrigin !== null) return publicOrigin
  const { hostname, origin } = url
  if (isLoopback(host)) return isLoopback(hostname) && Number(url.port || 80) === port ? origin : null
  return isLoopback(hostname) || isIP(withoutBrackets(hostname)) > 0 || withoutBrackets(hostname) === host ? origin : null
}

const explanation = `Дэлгүүр энэ хаягаар нээгдэхгүй. Дэлгүүрийн хаягийг PUBLIC_ORIGIN-д зааж өгнө үү.
The shop is not found under this address. Name the shop's address in PUBLIC_ORIGIN.
`

/** Response to a request for another host. */
export const otherHost = (): Response =>
  new Response(explanation, { status: 421, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } })
