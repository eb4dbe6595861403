/** Lets a call's time limit hold for its whole answer: ky stops counting when an answer begins, and the rest may never come. */

/** The same `fetch`, whose answers have come to their end; one that breaks off is a failure of the call. */
export const whole =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    // An answer without a body must stay one: its status allows none.
    return answer.body === null ? answer : new Response(await answer.arrayBuffer(), answer)
  }
