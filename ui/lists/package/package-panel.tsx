/** Panel of a package: each product with its quantity and option, the sum, and a button that adds all to the cart. B15. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import { useId } from "react"
import type { PackageActor } from "#machines/lists/package.ts"
import { isOfCart } from "#machines/lists/package-context.ts"
import { packageQuantity, packageSaving, packageTotal } from "#domain/rules/lists/packages.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { SectionHead } from "#ui/parts/layout/section-head.tsx"
import { useProductsNow } from "#ui/lists/prices-now.ts"
import { PackageRow } from "./package-row.tsx"
import styles from "./package-panel.module.css"

type Props = { readonly actor: PackageActor }

/** Moves the focus to the note once the pressed button is gone with its offer. */
const takeLostFocus = (note: HTMLElement | null) => {
  if (document.activeElement === document.body) note?.focus()
}

const Panel = ({ actor }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const ofCart = useSelector(actor, ({ context }) => isOfCart(context))
  const isAdded = useSelector(actor, ({ context }) => context.isAdded)
  // In the cart the added products appear as its lines.
  const isShown = state !== "fetching" && state !== "absent" && !(ofCart && state === "added")
  return (
    <>
      {ofCart && (
        <div role="status">
          {isAdded && (
            <p ref={takeLostFocus} className={`${styles.added} ${styles.note}`} tabIndex={-1}>
              <Check />
              {text("package.added")}
            </p>
          )}
        </div>
      )}
      {isShown && <Offer actor={actor} />}
    </>
  )
}

const Offer = ({ actor }: Props) => {
  const text = useText()
  const id = useId()
  const state = useSelector(actor, ({ value }) => value)
  const { list, problem, title, ...context } = useSelector(actor, (now) => now.context)
  const products = useProductsNow(context.products)
  const ofCart = useSelector(actor, ({ context }) => isOfCart(context))
  const count = list.reduce((sum, { qty }) => sum + qty, 0)
  const saving = packageSaving(list, products)
  return (
    <section className={styles.panel} aria-labelledby={id} data-state={state}>
      <SectionHead id={id} title={text("package.title")}>
        {ofCart && <span className={styles.with}>{text("package.with", { name: title })}</span>}
      </SectionHead>
      <ul className={styles.rows}>
        {products.map((product) => (
          <PackageRow
            key={product.id}
            product={product}
            quantity={packageQuantity(list, product.slug)}
            values={list.find(({ slug }) => slug === product.slug)?.cv ?? {}}
            unchosen={state === "unchosen"}
            locked={state === "adding"}
            onQuantity={(quantity) => actor.send({ type: "package.set", slug: product.slug, quantity })}
            onChoose={(variantId) => actor.send({ type: "package.choose", slug: product.slug, variantId })}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.total} aria-live="polite">
          {count === 0 ? (
            text("package.none")
          ) : (
            <>
              <span>{text("package.total", { count })}</span> <strong>{formatTugrik(packageTotal(list, products))}</strong>{" "}
              {saving > 0 && <small>{text("product.saved", { amount: formatTugrik(saving) })}</small>}
            </>
          )}
        </p>
        {state === "added" ? (
          <p className={styles.added} role="status">
            <Check />
            {text("package.added")}
            <ButtonLink href="/cart" variant="secondary">
              {text("package.cart")}
            </ButtonLink>
          </p>
        ) : (
          <Button busy={state === "adding"} aria-disabled={count === 0} onClick={() => count > 0 && actor.send({ type: "package.add" })}>
            <ShoppingBag />
            {text("package.add")}
          </Button>
        )}
      </div>
      {state === "refused" && problem !== null && (
        <p className={styles.wrong} role="alert">
          {problemText(problem, text)}
        </p>
      )}
    </section>
  )
}

export const PackagePanel = withMessages(["catalogue", "lists"], Panel)
