/** Options of an order's line: those of its variant as one text, and those chosen for the line as names and values. */
import type { LineItem } from "#domain/entities/orders/order.ts"
import { shownOptions } from "#domain/rules/travel/stay-line.ts"
import styles from "./line-options.module.css"

type Props = { readonly line: Pick<LineItem, "optionsText" | "options"> }

export const LineOptions = ({ line }: Props) => {
  const { optionsText } = line
  const chosen = Object.entries(shownOptions(line))
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
export const optionTexts = ({ optionsText, ...line }: Props["line"]): ReadonlyArray<string> => [
  ...(optionsText === "" ? [] : [optionsText]),
  ...Object.entries(shownOptions(line)).map(([name, value]) => `${name}: ${value}`),
]
