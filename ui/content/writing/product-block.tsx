/** Search field for a product of the article. S17. */
import { useSelector } from "@xstate/react"
import { useEffect, type KeyboardEvent } from "react"
import type { ProductFinderActor } from "#machines/content/product-finder.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { Field } from "#ui/parts/form/field.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { optionId } from "#ui/parts/form/option-id.ts"
import { ProductCard } from "./product-card.tsx"
import styles from "./product-block.module.css"

type Props = {
  readonly actor: ProductFinderActor
  readonly disabled: boolean
  /** Returns the offset in the markup at which the product is added. */
  readonly caret: () => number
}

const list = "writing-product-found"

export const ProductBlock = ({ actor, disabled, caret }: Props) => {
  const text = useText()
  const { text: typed, found: tiles, active, problem } = useSelector(actor, ({ context }) => context)
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag("open"))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const hasNoResult = useSelector(actor, (snapshot) => snapshot.hasTag("empty"))
  const offers = tiles.length > 0

  useEffect(() => {
    if (active !== null) document.getElementById(optionId(list, active))?.scrollIntoView({ block: "nearest" })
  }, [active])

  const status = (): string => {
    if (offers) return text("writing.product.count", { count: tiles.length })
    if (isBusy) return text("writing.product.finding")
    if (hasNoResult) return text("writing.product.none", { text: typed.trim() })
    return problem === null ? "" : problemText(problem, text)
  }
  const take = (index: number) => actor.send({ type: "option.take", index, at: caret() })
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (!["Escape", "ArrowDown", "ArrowUp", "Enter"].includes(key)) return
    // Enter must not submit the form of the article.
    event.preventDefault()
    if (key === "Escape" && isOpen) actor.send({ type: "finder.close" })
    if (key === "ArrowDown" && offers) actor.send({ type: "option.next" })
    if (key === "ArrowUp" && offers) actor.send({ type: "option.previous" })
    // Without an active option, Enter takes the first.
    if (key === "Enter" && offers) take(active ?? 0)
  }

  return (
    <div className={styles.block}>
      <Field id="writing-product" label={text("writing.product")} hint={text("writing.product.hint")}>
        {(control) => (
          <input
            {...control}
            required={false}
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={offers}
            aria-controls={offers ? list : undefined}
            aria-activedescendant={active === null ? undefined : optionId(list, active)}
            readOnly={disabled}
            value={typed}
            onChange={({ currentTarget }) => actor.send({ type: "text.type", text: currentTarget.value })}
            onKeyDown={press}
          />
        )}
      </Field>
      {offers && (
        <div id={list} className={styles.list} role="listbox" aria-label={text("writing.product.found")}>
          {tiles.map((tile, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={tile.id}
              id={optionId(list, index)}
              className={styles.option}
              role="option"
              aria-selected={active === index}
              disabled={disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(index)}
            >
              <ProductCard tile={tile} slug={tile.slug} />
            </button>
          ))}
        </div>
      )}
      <p className={offers || !isOpen ? "sr" : styles.note} role="status">
        {status()}
      </p>
      {problem !== null && (
        <Button variant="secondary" size="small" onClick={() => actor.send({ type: "finder.retry" })}>
          {text("common.retry")}
        </Button>
      )}
    </div>
  )
}
