/** Returns term: hours after receipt within which the product can be returned. */
import Undo2 from "lucide-react/icons/undo-2"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { returnHours } from "#domain/rules/orders/returns.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Term } from "./term.tsx"

export const TermReturns = ({ product }: { readonly product: Pick<Product, "l0" | "l1"> }) => {
  const text = useText()
  const hours = returnHours((product.l1 ?? product.l0)?.permalink ?? "")
  return <Term icon={<Undo2 />} title={text("term.returns", { hours })} text={text("term.returns.more")} />
}
