/** What the chosen units would give back, worked out as the shop does. Loaded once something is chosen. W8. */
import { useSelector } from "@xstate/react"
import Undo2 from "lucide-react/icons/undo-2"
import { refundOf } from "#domain/rules/orders/money-back.ts"
import { paidBy } from "#domain/rules/wallet/wallet.ts"
import type { ReturnsActor } from "#machines/orders/returns.ts"
import { Note } from "#ui/parts/feedback/note.tsx"
import { ReturnSums } from "./return-sums.tsx"

export const ChosenRefund = ({ actor }: { readonly actor: ReturnsActor }) => {
  const { known, chosen } = useSelector(actor, ({ context }) => context)
  if (known === null || known.basis === null || Object.keys(chosen).length === 0) return null
  const { money, shares } = refundOf(known.basis, chosen)
  return (
    <Note role="status" icon={<Undo2 />}>
      <ReturnSums money={money} wallet={paidBy(shares)} method={known.method} />
    </Note>
  )
}
