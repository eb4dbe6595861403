/** Options of a product. Every value can be chosen; sold out and missing ones are marked. */
import type { SizeGuide } from "#domain/rules/catalogue/size-guide.ts"
import type { Variant } from "#domain/entities/catalogue/product.ts"
import { optionGroups } from "#domain/rules/catalogue/option-groups.ts"
import { valueState, type Choice } from "#domain/rules/catalogue/variants.ts"
import { useText } from "#ui/messages/messages.tsx"
import { missingChoiceMessage, valueLabel } from "./choice-labels.ts"
import { OptionColours } from "./option-colours.tsx"
import { OptionLabels } from "./option-labels.tsx"
import { SizeGuideButton } from "./size-guide-button.tsx"
import styles from "./options.module.css"

type Props = {
  readonly variants: ReadonlyArray<Variant>
  readonly choice: Choice
  /** Option without a choice when the shopper pressed "add". */
  readonly missing: string | null
  /** Measurements of the sizes; `null` where there are none. */
  readonly guide: SizeGuide | null
  readonly onPick: (key: string, value: string) => void
}

export const choicesId = "choices"

export const Options = ({ variants, choice, missing, guide, onPick }: Props) => {
  const text = useText()
  return (
    // A form of its own, so that radio groups of the previous page, still rendered, do not mix with these.
    <form className={styles.options} id={choicesId} onSubmit={(event) => event.preventDefault()}>
      {optionGroups(variants).map((group) => {
        const { key, kind, label, values } = group
        const chosen = valueLabel(group, choice[key])
        const isMissing = missing === key
        const Values = kind === "colour" ? OptionColours : OptionLabels
        return (
          <fieldset
            key={key}
            className={styles.group}
            data-missing={isMissing ? "" : undefined}
            aria-describedby={isMissing ? `${key}-missing` : undefined}
          >
            <legend>
              {label}
              {chosen !== null && (
                <>
                  : <b>{chosen}</b>
                </>
              )}
            </legend>
            {kind === "size" && guide !== null && <SizeGuideButton guide={guide} />}
            <Values
              name={key}
              variants={variants}
              values={values.map((value) => ({ ...value, state: valueState(variants, choice, key, value.value) }))}
              chosen={choice[key] ?? null}
              onPick={(value) => onPick(key, value)}
            />
            {isMissing && (
              <p className={styles.missing} id={`${key}-missing`} role="alert">
                {missingChoiceMessage(group, text)}
              </p>
            )}
          </fieldset>
        )
      })}
    </form>
  )
}
