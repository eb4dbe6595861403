/** Lets a call's time limit hold for its whole answer: ky stops counting when an answer begins, and the rest may never come. */

/** Statuses whose answers have no body, though some browsers give them an empty one; none can be made with a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** The same `fetch`, whose answers have come to their end; one that breaks off is a failure of the call. */
export const whole =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    return answer.body === null || bodiless.has(answer.status) ? answer : new Response(await answer.arrayBuffer(), answer)
  }
