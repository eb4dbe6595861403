/** Countdown of the payment machine: the seconds left to pay, beside the progress of the payment. B9. */
import { paymentSetup } from "./payment-setup.ts"

export const countdown = paymentSetup.createStateConfig({
  description: "The countdown of the time left to pay, by the shop's clock.",
  initial: "still",
  states: {
    still: {
      description: "No countdown is running.",
      always: { guard: "hasTime", target: "running" },
    },
    running: {
      description: "The countdown is running.",
      always: { guard: "hasNoTime", target: "still" },
      after: {
        second: [
          { guard: "isLastSecond", target: "still", actions: ["tick", "raiseOver"] },
          { target: "running", reenter: true, actions: "tick" },
        ],
      },
    },
  },
})
