/** Number of products of a facet value. */
import { formatNumber } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"

export const FacetCount = ({ count }: { readonly count: number }) => {
  const text = useText()
  return (
    <small className="num">
      {formatNumber(count)}
      <span className="sr">{` ${text("facet.products", { count })}`}</span>
    </small>
  )
}
