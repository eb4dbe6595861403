/** Loopback names: hosts that only this machine is called by. */

const loopback = /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/

/** `[::1]` in an address is `::1`. */
export const isLoopback = (host: string): boolean => loopback.test(host.replace(/^\[|\]$/g, ""))
