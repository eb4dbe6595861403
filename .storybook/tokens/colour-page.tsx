/** Colours of the chosen theme and brand, with the contrast of each ink on its grounds. */
import { useLayoutEffect, useRef, useState } from "react"
import css from "#ui/theme/tokens.css?raw"
import { contrast } from "#domain/rules/shell/contrast.ts"
import { inks } from "./contrast-pairs.ts"
import { computedColour } from "./computed-colour.ts"
import { tokensIn } from "./read-tokens.ts"
import { Sample } from "./sample.tsx"
import styles from "./token-page.module.css"

const names = tokensIn(css, ":root").map(({ name }) => name)

type Painted = Readonly<Record<string, string | null>>

export const ColourPage = () => {
  const page = useRef<HTMLElement>(null)
  const [painted, setPainted] = useState<Painted>({})
  useLayoutEffect(() => {
    const article = page.current
    if (article !== null) setPainted(Object.fromEntries(names.map((name) => [name, computedColour(name, article)])))
  }, [])
  const colours = names.filter((name) => typeof painted[name] === "string")
  return (
    <article ref={page} className={styles.page}>
      <h1>Colour</h1>
      <p className={styles.lead}>
        What screens may draw with, as the toolbars have it: theme and brand. A colour not on this page is not in the shop.
      </p>
      <ul className={styles.colours}>
        {colours.map((name) => (
          <li key={name}>
            <Sample ground={name} />
            <b>{name.slice(2)}</b>
            <small className="num">{painted[name]}</small>
          </li>
        ))}
      </ul>
      <h2>Contrast</h2>
      <p className={styles.lead}>Counted here and now, by WCAG 2.2: 4.5 or more for text, 3 for signs and outlines.</p>
      <dl className={styles.inks}>
        {inks.map(({ ink, grounds, need, use }) => (
          <div key={ink}>
            <dt>
              {ink.slice(2)}
              <small>
                {use}; at least {need}
              </small>
            </dt>
            <dd>
              {grounds.map((ground) => (
                <span key={ground}>
                  <Sample ground={ground} ink={ink} sign={need < 4.5} />
                  <Figure ink={painted[ink]} ground={painted[ground]} need={need} /> on {ground.slice(2)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

type FigureProps = { readonly ink: string | null | undefined; readonly ground: string | null | undefined; readonly need: number }

const Figure = ({ ink, ground, need }: FigureProps) => {
  if (typeof ink !== "string" || typeof ground !== "string") return null
  const figure = contrast(ink, ground)
  return (
    <b className="num" data-reads={figure >= need ? "well" : "badly"}>
      {figure.toFixed(1)}
    </b>
  )
}
