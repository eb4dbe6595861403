/** Head of a product: name, rating, price and end of the sale. */
import type { Badge } from "#domain/entities/catalogue/badge.ts"
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import { brandPath } from "#domain/rules/catalogue/coded-paths.ts"
import { discount, discountPercent } from "#domain/rules/catalogue/sale.ts"
import type { UnitPrice } from "#domain/rules/catalogue/unit-price.ts"
import { formatEndDate } from "#domain/rules/texts/last-day.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { Price } from "#ui/catalogue/public/price.tsx"
import { Star } from "#ui/catalogue/public/rating.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { BadgeLinks } from "./badge-links.tsx"
import styles from "./product-head.module.css"
import { reviewsId } from "./reviews/reviews.tsx"

type Props = {
  /** A product, or the glimpse of one, which has all these fields. */
  readonly product: Pick<
    Product,
    "id" | "sku" | "title" | "brand" | "averageRating" | "totalReviews" | "saleExpireAt" | "price" | "sellingPrice"
  >
  readonly variant: Variant | null
  /** `null` where it is not known. */
  readonly unitPrice?: UnitPrice | null
  readonly badges?: ReadonlyArray<Badge>
}

export const ProductHead = ({ product, variant, unitPrice = null, badges = [] }: Props) => {
  const text = useText()
  const locale = useLocale()
  const prices = variant ?? product
  const saved = discount(prices)
  const { brand, averageRating, totalReviews, saleExpireAt } = product
  return (
    <header className={styles.head}>
      {brand !== null && (
        <p className={styles.brand}>
          <Link href={brandPath(brand.code)}>{brand.name}</Link>
        </p>
      )}
      <h1>{product.title}</h1>
      <p className={styles.rating}>
        {totalReviews > 0 && (
          <a href={`#${reviewsId(product.id)}`}>
            <Star />
            <b>{averageRating.toFixed(1)}</b> <span>{text("review.count", counted(totalReviews))}</span>
          </a>
        )}
        <span className={styles.code}>
          <span className="sr">{text("product.sku")}: </span>
          {variant?.sku ?? product.sku}
        </span>
      </p>
      <Price {...prices} salePercent={discountPercent(prices)} saleExpireAt={saleExpireAt} size="large" />
      {saved > 0 && (
        <p className={styles.facts}>
          {text("product.saved", { amount: formatTugrik(saved) })}
          {saleExpireAt !== null && ` · ${text("product.sale_until", { date: formatEndDate(saleExpireAt, locale) })}`}
        </p>
      )}
      <p className={styles.facts}>
        {unitPrice !== null && `${text(`price.unit.${unitPrice.per}`, { price: formatTugrik(unitPrice.price) })} · `}
        {text("product.vat")}
      </p>
      <BadgeLinks badges={badges} />
    </header>
  )
}
