/** The wallet. S23, S29 b. */
import { WalletScreen } from "#ui/wallet/wallet-screen.tsx"
import { definePage } from "#app/page.ts"
import type { WalletActors } from "./wallet-controller.ts"

export const page = definePage<never, WalletActors>({
  controller: () => import("./wallet-controller.ts"),
  title: (text, _, { brand }) => `${text("wallet.title")} · ${brand}`,
  Screen: WalletScreen,
})
