/** Wallet of a shopper: balance by part, and the loyalty level. S23, C5. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const walletMachine = resource({
  id: "wallet",
  name: "overview",
  actors: { fetchWallet: port("fetchWallet") },
  descriptions: {
    machine: "Shows the balance of the wallet and what each part can pay for.",
    fetching: "The wallet is loading.",
    ready: "The balance is shown by part, with the loyalty level.",
    failed: "Loading the wallet failed; the shopper can try again.",
  },
})

export type WalletContext = ContextFrom<typeof walletMachine>
export type WalletInput = InputFrom<typeof walletMachine>
export type WalletActor = ActorRefFrom<typeof walletMachine>
