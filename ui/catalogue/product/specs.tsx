/** Specifications of a product as a list of facts. */
import { Fragment, type ReactNode } from "react"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { brandPath, vendorPath } from "#domain/rules/catalogue/coded-paths.ts"
import { branchOf } from "#domain/rules/catalogue/product-branch.ts"
import type { UnitPrice } from "#domain/rules/catalogue/unit-price.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./specs.module.css"

type Props = {
  readonly product: Product
  readonly sku: string
  /** Prices of the variant in view. */
  readonly price: Pick<Product, "price" | "sellingPrice">
  readonly unitPrice: UnitPrice | null
}

export const Specs = ({ product, sku, price, unitPrice }: Props) => {
  const text = useText()
  const { brand, store, propertyList, unit } = product
  const storePrice = product.storePrice ?? null
  const branch = branchOf(product)
  return (
    <dl className={styles.specs}>
      {brand !== null && (
        <Spec name={text("product.brand")}>
          <Link href={brandPath(brand.code)}>{brand.name}</Link>
        </Spec>
      )}
      {branch.length > 0 && (
        <Spec name={text("product.category")}>
          {branch.map(({ id, name, permalink }, at) => (
            <Fragment key={id}>
              {at > 0 && " › "}
              <Link href={`/t/${permalink}`}>{name}</Link>
            </Fragment>
          ))}
        </Spec>
      )}
      {storePrice !== null && <Spec name={text("product.price.online")}>{formatTugrik(price.sellingPrice)}</Spec>}
      {storePrice !== null && <Spec name={text("product.price.store")}>{formatTugrik(storePrice)}</Spec>}
      {price.price > price.sellingPrice && <Spec name={text("product.price.base")}>{formatTugrik(price.price)}</Spec>}
      {unitPrice !== null && (
        <Spec name={text("product.price.unit")}>{text(`price.unit.${unitPrice.per}`, { price: formatTugrik(unitPrice.price) })}</Spec>
      )}
      {unit !== null && unit !== "" && <Spec name={text("product.unit")}>{unit}</Spec>}
      {propertyList.map(({ key, label, value }) => (
        <Spec key={key} name={label}>
          {value}
        </Spec>
      ))}
      <Spec name={text("product.sku")}>{sku}</Spec>
      {store !== null && (
        <Spec name={text("product.vendor")}>
          {store.vendorId === null ? store.name : <Link href={vendorPath(store.vendorId)}>{store.name}</Link>}
        </Spec>
      )}
    </dl>
  )
}

const Spec = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.spec}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
