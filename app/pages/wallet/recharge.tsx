/** The recharge of the wallet. S29 c. */
import { RechargeScreen } from "#ui/wallet/recharge-screen.tsx"
import { definePage } from "#app/page.ts"
import type { RechargeActors } from "./recharge-controller.ts"

export const page = definePage<never, RechargeActors>({
  controller: () => import("./recharge-controller.ts"),
  title: (text, _, { brand }) => `${text("recharge.title")} · ${brand}`,
  Screen: RechargeScreen,
})
