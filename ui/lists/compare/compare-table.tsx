/** Table of compared products; phones show two columns, each with a choice of its product. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import X from "lucide-react/icons/x"
import { useId, useState } from "react"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Slug } from "#domain/entities/ids.ts"
import type { CompareCell, CompareRow } from "#domain/rules/lists/compare-table.ts"
import { onlyVariant } from "#domain/rules/catalogue/variants.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { Price } from "#ui/catalogue/public/price.tsx"
import { Stock } from "#ui/catalogue/public/stock.tsx"
import { TileAdd } from "#ui/catalogue/public/tile-add.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import styles from "./compare-table.module.css"

/** Labels of the rows that do not bring their own. */
const rowKeys = {
  price: "compare.row.price",
  saving: "compare.row.saving",
  stock: "compare.row.stock",
  rating: "compare.row.rating",
  brand: "compare.row.brand",
} as const satisfies Record<Extract<CompareRow, { readonly label: null }>["key"], MessageKey>

/** Mark of a row's best cell; `null` for rows without a best one. */
const bestKeys: Readonly<Record<CompareRow["key"], MessageKey | null>> = {
  price: "compare.best.price",
  saving: "compare.best.saving",
  rating: "compare.best.rating",
  stock: null,
  brand: null,
  option: null,
  property: null,
}

/** Positions of the products that a phone shows, left and right; never the same twice. */
type Pair = readonly [left: number, right: number]

/** The pair among `count` products, after some were removed. */
const pairWithin = ([left, right]: Pair, count: number): Pair => {
  const last = count - 1
  const within: Pair = [Math.min(left, last), Math.min(right, last)]
  return within[0] === within[1] ? [last - 1, last] : within
}

/** The pair with another product in one column; the product of the other column changes places with it. */
const pairWith = ([left, right]: Pair, column: number, at: number): Pair => {
  if (column === 0) return [at, at === right ? left : right]
  return [at === left ? right : left, at]
}

type Props = {
  readonly products: ReadonlyArray<Product>
  readonly rows: ReadonlyArray<CompareRow>
  readonly onRemove: (slug: Slug) => void
}

export const CompareTable = ({ products, rows, onRemove }: Props) => {
  const text = useText()
  const mobile = useSelector(useActorRefs().viewport, (now) => now.hasTag("mobile"))
  const [chosenPair, setChosenPair] = useState<Pair>([0, 1])
  const pair = pairWithin(chosenPair, products.length)
  const isPaired = mobile && products.length > pair.length
  const columns = isPaired ? pair : products.map((_, at) => at)
  const shown = columns.flatMap((at) => products[at] ?? [])
  const corner = (
    <td>
      <span className="sr">{text("compare.feature")}</span>
    </td>
  )
  return (
    <>
      {isPaired && <ColumnChoice products={products} pair={pair} onChoose={setChosenPair} />}
      <table className={styles.table} data-columns={shown.length}>
        <thead>
          <tr>
            {corner}
            {shown.map((product, at) => (
              <th key={`${at}-${product.id}`} scope="col">
                <span className={styles.picture}>
                  <ProductPicture picture={product.image} alt="" sizes="240px" />
                  <span className={styles.remove}>
                    <IconButton
                      look="frost"
                      label={text("compare.remove.of", { name: product.title })}
                      icon={<X />}
                      onClick={() => onRemove(product.slug)}
                    />
                  </span>
                </span>
              </th>
            ))}
          </tr>
          <tr className={styles.names}>
            {corner}
            {shown.map((product, at) => (
              <th key={`${at}-${product.id}`} scope="col">
                <Link href={`/products/${product.slug}`}>{product.title}</Link>
                <Price price={product.price} sellingPrice={product.sellingPrice} salePercent={0} saleExpireAt={product.saleExpireAt} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.key} ${row.label ?? ""}`}>
              <th scope="row">{row.label === null ? text(rowKeys[row.key]) : row.label}</th>
              {columns.map((at, column) => (
                <td key={column === 0 ? "first" : `${column}-${at}`}>
                  <Cell cell={row.cells[at] ?? { _tag: "None" }} />
                  {row.best.includes(at) && <BestTag messageKey={bestKeys[row.key]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {corner}
            {shown.map((product, at) => (
              <td key={`${at}-${product.id}`}>
                {isSoldOut(product) ? (
                  <Stock onHand={0} />
                ) : (
                  <TileAdd look="line" tile={{ ...product, onlyVariantId: onlyVariant(product.variants)?.id ?? null }} />
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  )
}

type ColumnChoiceProps = {
  readonly products: ReadonlyArray<Product>
  readonly pair: Pair
  readonly onChoose: (pair: Pair) => void
}

const ColumnChoice = ({ products, pair, onChoose }: ColumnChoiceProps) => {
  const text = useText()
  const id = useId()
  return (
    <div className={styles.choice}>
      {pair.map((at, column) => (
        <SelectField
          key={column === 0 ? "left" : "right"}
          id={`${id}-${column}`}
          label={text(column === 0 ? "compare.left" : "compare.right")}
          placeholder={text("compare.choose")}
          options={products.map(({ title }, index) => ({ value: String(index), label: title }))}
          value={String(at)}
          onChoose={(value) => value !== "" && onChoose(pairWith(pair, column, Number(value)))}
        />
      ))}
    </div>
  )
}

const BestTag = ({ messageKey }: { readonly messageKey: MessageKey | null }) => {
  const text = useText()
  if (messageKey === null) return null
  return (
    <Tag tone="good" icon={<Check />}>
      {text(messageKey)}
    </Tag>
  )
}

const Cell = ({ cell }: { readonly cell: CompareCell }) => {
  const text = useText()
  switch (cell._tag) {
    case "None":
      return <span aria-label={text("compare.none")}>–</span>
    case "Money":
      return <span className="num">{formatTugrik(cell.amount)}</span>
    case "Rating":
      return <span className="num">{`★ ${cell.average.toFixed(1)} (${cell.total})`}</span>
    case "Stock":
      return <Stock onHand={cell.onHand} />
    case "Text":
      return <span>{cell.text}</span>
    default:
      return cell satisfies never
  }
}
