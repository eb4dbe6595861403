/** Alternatives to an unavailable variant: the reason, and the nearest available variants. */
import CircleAlert from "lucide-react/icons/circle-alert"
import type { Product, Variant } from "#domain/entities/catalogue/product.ts"
import { alternatives } from "#domain/rules/catalogue/alternatives.ts"
import { branchOf } from "#domain/rules/catalogue/product-branch.ts"
import { choiceOf, type Choice } from "#domain/rules/catalogue/variants.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { choiceLabel, variantLabel } from "./choice-labels.ts"
import styles from "./alternatives.module.css"

type Props = {
  readonly product: Product
  readonly choice: Choice
  readonly state: "soldOut" | "impossible"
  readonly onPick: (choice: Choice) => void
}

export const Alternatives = ({ product, choice, state, onPick }: Props) => {
  const text = useText()
  const offered = alternatives(product.variants, choice)
  const variantName = choiceLabel(product.variants, choice) || Object.values(choice).join(", ")
  const category = branchOf(product).at(-1)
  const title =
    offered.length === 0
      ? text("product.sold_out")
      : text(state === "soldOut" ? "product.piece_sold_out" : "product.piece_impossible", { what: variantName })
  return (
    <Note tone="warn" icon={<CircleAlert />} role="status" title={title}>
      {offered.length > 0 ? (
        <>
          <p>{text("product.instead")}</p>
          <OfferedVariants variants={offered} onPick={onPick} />
        </>
      ) : (
        category !== undefined && (
          <div className={styles.offered}>
            <ButtonLink variant="secondary" size="small" href={`/t/${category.permalink}`}>
              {text("product.see_others", { category: category.name })}
            </ButtonLink>
          </div>
        )
      )}
    </Note>
  )
}

type OfferedProps = { readonly variants: ReadonlyArray<Variant>; readonly onPick: (choice: Choice) => void }

const OfferedVariants = ({ variants, onPick }: OfferedProps) => (
  <ul className={styles.offered}>
    {variants.map((variant) => (
      <li key={variant.id}>
        <button type="button" onClick={() => onPick(choiceOf(variant))}>
          {variantLabel(variant)}
        </button>
      </li>
    ))}
  </ul>
)
