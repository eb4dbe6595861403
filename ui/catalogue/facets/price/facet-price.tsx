/** Price facet: histogram, slider with two thumbs, and two fields. */
import { useState } from "react"
import ArrowRight from "lucide-react/icons/arrow-right"
import type { Facets } from "#domain/entities/catalogue/listing.ts"
import { withChange } from "#domain/rules/catalogue/listing-query.ts"
import { requestedPrices, priceScale } from "#domain/rules/catalogue/price-range.ts"
import { formatNumber, formatTugrik, parseTugrik } from "#domain/rules/texts/money.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import type { QueryProps } from "#ui/catalogue/listing/query-props.ts"
import { Facet } from "#ui/catalogue/facets/facet.tsx"
import { PriceSlider } from "./price-slider.tsx"
import styles from "./facet-price.module.css"

/** Typed or slid prices that have not been applied yet. */
type Draft = { readonly from: string; readonly to: string }

const priceText = (price: number | null) => (price === null ? "" : formatNumber(price))

export const FacetPrice = ({ query, onQuery, price }: QueryProps & { readonly price: Facets["price"] }) => {
  const text = useText()
  const [draft, setDraft] = useState<Draft | null>(null)
  const { priceFrom, priceTo } = query
  if (price.max <= price.min && priceFrom === null && priceTo === null) return null
  const scale = priceScale(price)
  const [lowest = 0] = scale.steps
  const highest = scale.steps.at(-1) ?? lowest
  const shown = draft ?? { from: priceText(priceFrom), to: priceText(priceTo) }
  const from = parseTugrik(shown.from)
  const to = parseTugrik(shown.to)
  const apply = () => {
    setDraft(null)
    const prices = requestedPrices(scale, from, to)
    if (prices.priceFrom !== priceFrom || prices.priceTo !== priceTo) onQuery(withChange(query, prices))
  }
  const formatDraft = () => setDraft(draft === null ? null : { from: priceText(from), to: priceText(to) })
  const priceField = (end: keyof Draft, bound: number) => (
    <label>
      {text(`facet.price.${end}`)}
      <input
        className="num"
        name={`price_${end}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={priceText(bound)}
        value={shown[end]}
        onChange={(event) => setDraft({ ...shown, [end]: event.currentTarget.value })}
        onBlur={formatDraft}
      />
    </label>
  )
  return (
    <Facet title={text("facet.price")} chosen={priceFrom === null && priceTo === null ? 0 : 1}>
      <PriceSlider
        scale={scale}
        from={from ?? lowest}
        to={to ?? highest}
        valueText={formatTugrik}
        onSlide={(lower, upper) => setDraft({ from: priceText(lower), to: priceText(upper) })}
        onLetGo={apply}
      />
      <div className={styles.fields}>
        {priceField("from", lowest)}
        {priceField("to", highest)}
        <Button
          type="submit"
          variant="soft"
          size="small"
          onClick={(event) => {
            event.preventDefault()
            apply()
          }}
        >
          <ArrowRight />
          <span className="sr">{text("facet.apply")}</span>
        </Button>
      </div>
    </Facet>
  )
}
