/** `fetch` whose timeout covers the body: ky stops its timer at the first byte. */

/** Statuses without a body. Some browsers give them an empty one, and `Response` does not accept a body for them. */
const statusesWithoutBody: ReadonlySet<number> = new Set([204, 205, 304])

/** `fetch` that resolves when the whole body has arrived; a body that breaks off rejects. */
export const withCompleteBody =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (response.body === null || statusesWithoutBody.has(response.status)) return response
    return new Response(await response.arrayBuffer(), response)
  }
