/** Returns term: hours after receipt within which the product can be returned, or that it is not taken back. */
import Undo2 from "lucide-react/icons/undo-2"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { productReturnHours } from "#domain/rules/orders/returns.ts"
import { useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { Term } from "./term.tsx"

export const TermReturns = ({ product }: { readonly product: Pick<Product, "l0" | "l1" | "l2" | "l3"> }) => {
  const text = useText()
  const hours = productReturnHours(product, useSiteConfig().returns)
  return hours === 0 ? (
    <Term icon={<Undo2 />} title={text("term.returns.never")} text={text("term.returns.never.more")} />
  ) : (
    <Term icon={<Undo2 />} title={text("term.returns", { hours })} text={text("term.returns.more")} />
  )
}
