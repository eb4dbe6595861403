/** States of waiting for a one-time code, shared by login, registration and password reset. */

/** `target` sends another code. The machine declares `mayResend`, `tick`, `forgive` and the delay `second`. */
export const resendStates = <const Target extends string>(target: Target) =>
  ({
    deciding: {
      description: "Decides at once whether another code may be asked for.",
      always: [{ guard: "mayResend", target: "resendable" }, { target: "counting" }],
    },
    counting: {
      description: "Another code may be asked for in so many seconds.",
      after: { second: { target: "deciding", actions: "tick" } },
    },
    resendable: {
      description: "Another code may be asked for.",
      on: { "code.send": { target, actions: "forgive" } },
    },
  }) as const
