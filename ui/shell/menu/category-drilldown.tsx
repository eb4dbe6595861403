/** Category menu of phones: top categories at the side, and one list that drills down. */
import { useCallback, useRef, useState } from "react"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import { inLocale } from "#domain/entities/locale.ts"
import type { TaxonNode } from "#domain/rules/catalogue/taxon-tree.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { ThemeSwitch } from "#ui/shell/preferences/theme-switch.tsx"
import { nodesOn, stepped, type TaxonPath } from "./taxon-path.ts"
import styles from "./category-drilldown.module.css"

type Props = { readonly id: string; readonly tree: ReadonlyArray<TaxonNode>; readonly onClose: () => void }

export const CategoryDrilldown = ({ id, tree, onClose }: Props) => {
  const text = useText()
  const locale = useLocale()
  const [chosen, setChosen] = useState<TaxonPath>([])
  const path = nodesOn(tree, chosen)
  const moved = useRef(false)
  const go = (next: TaxonPath) => {
    moved.current = true
    setChosen(next)
  }
  /** After a step the list's heading takes the focus; on opening, the panel does. */
  const takeFocus = useCallback((panel: HTMLElement | null) => {
    panel?.focus({ preventScroll: true })
  }, [])
  const announceHeading = useCallback((heading: HTMLElement | null) => {
    if (moved.current) heading?.focus({ preventScroll: true })
  }, [])
  const here = path.at(-1)
  const above = path.at(-2)
  return (
    <nav ref={takeFocus} id={id} className={styles.panel} tabIndex={-1} aria-label={text("nav.categories.all")}>
      <ul className={styles.rail}>
        {tree.map((node) => (
          <li key={node.taxon.id}>
            <button
              type="button"
              className={styles.top}
              aria-current={path[0] === node ? "true" : undefined}
              onClick={() => go([node.taxon.id])}
            >
              <span className={styles.picture}>
                <ProductPicture picture={node.taxon.image} alt="" sizes="36px" />
              </span>
              <span>{inLocale(node.taxon.name, locale)}</span>
            </button>
          </li>
        ))}
      </ul>
      {here !== undefined && (
        <div className={styles.list} key={here.taxon.id}>
          {above !== undefined && (
            <button type="button" className={styles.back} onClick={() => go(chosen.slice(0, -1))}>
              <ArrowLeft />
              <span className="sr">{text("common.back")}: </span>
              {inLocale(above.taxon.name, locale)}
            </button>
          )}
          <h2 ref={announceHeading} className={styles.title} tabIndex={-1}>
            {inLocale(here.taxon.name, locale)}
          </h2>
          <ul>
            <li>
              <Link href={`/t/${here.taxon.permalink}`} className={styles.row} data-all="" onClick={onClose}>
                <span>{text("nav.categories.see")}</span>
                <small className="num">{here.taxon.products}</small>
              </Link>
            </li>
            {here.children.map((node) => (
              <li key={node.taxon.id}>
                {node.children.length === 0 ? (
                  <Link href={`/t/${node.taxon.permalink}`} className={styles.row} onClick={onClose}>
                    {inLocale(node.taxon.name, locale)}
                  </Link>
                ) : (
                  <button type="button" className={styles.row} onClick={() => go(stepped(path, path.length, node))}>
                    <span>{inLocale(node.taxon.name, locale)}</span>
                    <ChevronRight />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.theme}>
        <ThemeSwitch />
      </div>
    </nav>
  )
}
