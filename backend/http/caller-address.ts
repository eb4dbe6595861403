/** Where a call comes from: tries and reports are counted by it. */

/**
 * The socket's far end, or, behind a proxy that is trusted, whom that proxy says it speaks for: it writes that at the end of
 * `X-Forwarded-For`, and what stands before came from the caller, who may write anything. `null` where nothing is known.
 */
export const callerAddress = (socket: string | undefined, forwarded: string | null, trustsProxy: boolean): string | null => {
  const hop = trustsProxy ? (forwarded ?? "").split(",").at(-1)?.trim() : ""
  return hop || (socket ?? null)
}
