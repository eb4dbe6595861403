/** Options of an order's line: those of its variant as one text, and those chosen for the line as names and values. */
import type { LineItem } from "#domain/entities/orders/order.ts"
import styles from "./line-options.module.css"

type Props = { readonly line: Pick<LineItem, "optionsText" | "options"> }

export const LineOptions = ({ line: { optionsText, options = {} } }: Props) => {
  const chosen = Object.entries(options)
  return (
    <>
      <p>{optionsText}</p>
      {chosen.length > 0 && (
        <dl className={styles.options}>
          {chosen.map(([name, value]) => (
            <div key={name}>
              <dt>{name}:</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** The same as short texts, for a line of text: `Цэцгэн, M`, `Сийлбэр: Номин`. */
export const optionTexts = ({ optionsText, options = {} }: Props["line"]): ReadonlyArray<string> => [
  ...(optionsText === "" ? [] : [optionsText]),
  ...Object.entries(options).map(([name, value]) => `${name}: ${value}`),
]
