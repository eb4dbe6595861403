/** Loopback host names: `localhost`, `::1` and 127.0.0.0/8. */

const loopback = /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/

/** Whether a host, also `[::1]` as written in URLs, is the loopback interface. */
export const isLoopback = (host: string): boolean => loopback.test(host.replace(/^\[|\]$/g, ""))
