/** Rules that product owners decide, with constants and worked examples computed from their source. */
import preview from "../preview.tsx"
import { leaseTables } from "./lease-tables.ts"
import { RulePage } from "./rule-page.tsx"
import { walletTables } from "./wallet-tables.ts"

const meta = preview.meta({ title: "Rules", component: RulePage, tags: ["!autodocs"] })

export const Wallet = meta.story({
  args: { title: "Wallet", lead: "What a wallet may pay towards an order, and what an order puts into it.", tables: walletTables },
})

export const Lease = meta.story({
  args: { title: "Lease", lead: "What is paid at once, what each month, and what it comes to.", tables: leaseTables },
})
