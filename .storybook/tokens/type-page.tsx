/** Typography: seven sizes, three weights, and tabular figures. */
import type { CSSProperties } from "react"
import css from "#ui/theme/tokens.css?raw"
import { tokensIn } from "./read-tokens.ts"
import styles from "./token-page.module.css"

const steps = tokensIn(css, ":root").filter(({ name }) => name.startsWith("--step"))
const weights = [400, 550, 650] as const
const sampleText = "Өвлийн өглөө дулаан, Үнэ 129,000₮"

const sized = (name: string) => ({ "--size": `var(${name})` }) as CSSProperties
const weighed = (weight: number) => ({ "--weight": weight }) as CSSProperties

export const TypePage = () => (
  <article className={styles.page}>
    <h1>Type</h1>
    <p className={styles.lead}>
      Geologica, cut to the letters of Mongolian and English with the tugrik sign. Sizes grow with the shopper's own text size.
    </p>
    <dl className={styles.rows}>
      {steps.map(({ name, value }) => (
        <div key={name}>
          <dt>
            {name.slice(2)} <small className="num">{value}</small>
          </dt>
          <dd className={styles.letters} style={sized(name)}>
            {sampleText}
          </dd>
        </div>
      ))}
    </dl>
    <h2>Weights</h2>
    <dl className={styles.rows}>
      {weights.map((weight) => (
        <div key={weight}>
          <dt>{weight}</dt>
          <dd className={styles.letters} style={weighed(weight)}>
            Абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя · Quick brown fox
          </dd>
        </div>
      ))}
    </dl>
    <h2>Figures</h2>
    <p className={styles.lead}>Figures that are compared stand in columns: each is as wide as every other.</p>
    <p className="num">
      1,111,111₮
      <br />
      8,888,888₮
    </p>
  </article>
)
