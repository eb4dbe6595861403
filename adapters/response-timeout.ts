/** Timeout of a call's whole response: ky stops counting at the first byte, and the body may never end. */

/** Statuses without a body. Some browsers give them an empty one, and `Response` does not accept a body for them. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** `fetch` that resolves when the whole body has arrived; a body that breaks off rejects. */
export const whole =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    return answer.body === null || bodiless.has(answer.status) ? answer : new Response(await answer.arrayBuffer(), answer)
  }
