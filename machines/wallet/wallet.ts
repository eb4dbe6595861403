/** Wallet of a shopper: balance by part, and the loyalty level. S23, C5. */
import type { ActorRefFrom, ContextFrom, InputFrom } from "xstate"
import { port } from "#machines/ports.ts"
import { resource } from "#machines/shared/resource.ts"

export const walletMachine = resource({
  id: "wallet",
  name: "overview",
  actors: { fetchWallet: port("fetchWallet") },
  descriptions: {
    machine: "Shows what is in the wallet, and what each part may pay for.",
    fetching: "The wallet is asked for.",
    ready: "The balance stands by part, with the loyalty level.",
    failed: "The wallet could not be had; the shopper may try again.",
  },
})

export type WalletContext = ContextFrom<typeof walletMachine>
export type WalletInput = InputFrom<typeof walletMachine>
export type WalletActor = ActorRefFrom<typeof walletMachine>
