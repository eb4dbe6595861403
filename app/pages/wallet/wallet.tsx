/** Page of the wallet. S23, S29 b. */
import { partOfSlug } from "#domain/rules/wallet/part-slugs.ts"
import { WalletScreen } from "#ui/wallet/wallet-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./wallet-controller.ts"),
  title: (text, _, { brand, walletTitle }, { params }) => {
    const part = partOfSlug(params["slug"] ?? "")
    return `${part === null ? (walletTitle ?? text("wallet.title")) : text(`wallet.part.${part}`)} · ${brand}`
  },
  Screen: WalletScreen,
})
