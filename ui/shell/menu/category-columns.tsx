/** Category menu of desktops: five levels, one column each. Pointer and arrow keys open; a press goes to the category. */
import { useRef, useState, type KeyboardEvent } from "react"
import ArrowRight from "lucide-react/icons/arrow-right"
import ChevronRight from "lucide-react/icons/chevron-right"
import { inLocale } from "#domain/entities/locale.ts"
import type { TaxonNode } from "#domain/rules/catalogue/taxon-tree.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { columnsOf, downFrom, nodesOn, stepped, type TaxonPath } from "./taxon-path.ts"
import styles from "./category-columns.module.css"

type Props = { readonly id: string; readonly tree: ReadonlyArray<TaxonNode>; readonly onClose: () => void }

/** Move of the focus by an arrow key, in columns and rows. */
const steps: Readonly<Record<string, { readonly columns: -1 | 0 | 1; readonly rows: -1 | 0 | 1 }>> = {
  ArrowDown: { columns: 0, rows: 1 },
  ArrowUp: { columns: 0, rows: -1 },
  ArrowRight: { columns: 1, rows: 0 },
  ArrowLeft: { columns: -1, rows: 0 },
}

export const CategoryColumns = ({ id, tree, onClose }: Props) => {
  const text = useText()
  const locale = useLocale()
  const [chosen, setChosen] = useState<TaxonPath>([])
  const path = downFrom(nodesOn(tree, chosen))
  const panel = useRef<HTMLDivElement>(null)
  const columns = columnsOf(tree, path)
  const last = path.at(-1)
  const linkAt = (column: number, row: number) =>
    panel.current?.querySelectorAll<HTMLElement>("[data-column]")[column]?.querySelectorAll<HTMLElement>("a[data-row]")[row]

  const openRowOf = (column: number) => Math.max(0, columns[column]?.findIndex((node) => node === path[column]) ?? 0)

  const moveFocus = (event: KeyboardEvent, column: number, row: number) => {
    const step = steps[event.key]
    if (step === undefined) return
    const nextColumn = column + step.columns
    const next = linkAt(nextColumn, step.columns === 0 ? row + step.rows : openRowOf(nextColumn))
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }

  return (
    <nav ref={panel} id={id} className={styles.panel} aria-label={text("nav.categories.all")}>
      <div className={`page ${styles.columns}`}>
        {columns.map((nodes, column) => (
          <div key={path[column - 1]?.taxon.id ?? "top"} className={styles.column} data-column={column}>
            {column === 0 ? (
              <h2 className={styles.title}>{text("nav.categories.all")}</h2>
            ) : (
              <h3 className={styles.title}>
                <Link href={`/t/${path[column - 1]!.taxon.permalink}`} onClick={onClose}>
                  {inLocale(path[column - 1]!.taxon.name, locale)}
                </Link>
              </h3>
            )}
            <ul>
              {nodes.map((node, row) => (
                <li key={node.taxon.id}>
                  <Link
                    href={`/t/${node.taxon.permalink}`}
                    className={styles.link}
                    data-row={row}
                    data-open={path[column] === node ? "" : undefined}
                    onClick={onClose}
                    onPointerEnter={() => setChosen(stepped(path, column, node))}
                    onFocus={() => setChosen(stepped(path, column, node))}
                    onKeyDown={(event) => moveFocus(event, column, row)}
                  >
                    {column === 0 && (
                      <span className={styles.picture}>
                        <ProductPicture picture={node.taxon.image} alt="" sizes="28px" />
                      </span>
                    )}
                    <span className={styles.name}>{inLocale(node.taxon.name, locale)}</span>
                    {node.children.length > 0 && <ChevronRight />}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {last !== undefined && <CategoryCard node={last} onClose={onClose} />}
      </div>
    </nav>
  )
}

/** Card of the deepest category on the path: picture and number of products. */
const CategoryCard = ({ node: { taxon }, onClose }: { readonly node: TaxonNode; readonly onClose: () => void }) => {
  const text = useText()
  const locale = useLocale()
  return (
    <Link href={`/t/${taxon.permalink}`} className={styles.card} onClick={onClose} tabIndex={-1} aria-hidden="true">
      <ProductPicture picture={taxon.image} alt="" sizes="352px" />
      <b>{inLocale(taxon.name, locale)}</b>
      <span className={styles.more}>
        {text("nav.categories.products", counted(taxon.products))} <ArrowRight />
      </span>
    </Link>
  )
}
