/** Row of a package's product: a checkbox that takes it, its option and its quantity. B15. */
import { useId } from "react"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { VariantId } from "#domain/entities/ids.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { shownVariant } from "#domain/rules/catalogue/variants.ts"
import { packageVariant } from "#domain/rules/lists/packages.ts"
import { Price } from "#ui/catalogue/public/price.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { Quantity } from "#ui/parts/form/quantity.tsx"
import styles from "./package-row.module.css"

type Props = {
  readonly product: Product
  /** 0: not taken. */
  readonly quantity: number
  readonly values: PackageProduct["cv"]
  /** Whether options without a choice are pointed out. */
  readonly unchosen: boolean
  /** Nothing can be changed while the package is being added. */
  readonly locked: boolean
  /** `null` adds one. */
  readonly onQuantity: (quantity: number | null) => void
  readonly onChoose: (variant: VariantId) => void
}

export const PackageRow = ({ product, quantity, values, unchosen, locked, onQuantity, onChoose }: Props) => {
  const text = useText()
  const id = useId()
  const { title, slug, variants } = product
  const chosen = packageVariant(product, values)
  const shown = chosen ?? shownVariant(variants, values) ?? product
  const taken = quantity > 0
  const soldOut = isSoldOut(product)
  return (
    <li className={styles.row} data-taken={taken ? "" : undefined}>
      <span className={styles.picture}>
        <ProductPicture picture={chosen?.image ?? product.image} alt="" sizes="72px" />
      </span>
      <div className={styles.text}>
        <h3>
          <Link href={`/products/${slug}`}>{title}</Link>
        </h3>
        <Price price={shown.price} sellingPrice={shown.sellingPrice} salePercent={0} saleExpireAt={product.saleExpireAt} size="line" />
        {soldOut ? (
          <p className={styles.gone}>{text("stock.sold_out")}</p>
        ) : (
          <label className={styles.take}>
            <input type="checkbox" checked={taken} disabled={locked} onChange={() => onQuantity(taken ? 0 : null)} />
            {text("package.take")}
            <span className="sr">{`: ${title}`}</span>
          </label>
        )}
      </div>
      {taken && (
        <div className={styles.choice} inert={locked}>
          {variants.length > 1 && (
            <SelectField
              id={id}
              label={text("package.option", { name: title })}
              placeholder={text("package.option.choose")}
              options={variants
                .filter((variant) => !isSoldOut(variant))
                .map(({ id: variantId, optionValues }) => ({
                  value: String(variantId),
                  label: optionValues.map(({ presentation }) => presentation).join(", "),
                }))}
              value={chosen === null ? "" : String(chosen.id)}
              {...(unchosen && chosen === null && { wrong: text("package.option.missing") })}
              onChoose={(value) => {
                const variant = variants.find(({ id: variantId }) => String(variantId) === value)
                if (variant !== undefined) onChoose(variant.id)
              }}
            />
          )}
          <Quantity name={title} value={quantity} max={shown.totalOnHand} onChange={onQuantity} />
        </div>
      )}
    </li>
  )
}
