/** Page of a recharge of the wallet. S29 c. */
import { RechargeScreen } from "#ui/wallet/recharge-screen.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  controller: () => import("./recharge-controller.ts"),
  title: (text, _, { brand }) => `${text("recharge.title")} · ${brand}`,
  Screen: RechargeScreen,
})
