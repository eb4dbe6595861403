/** Distances, corners and shadows: steps of eight pixels with a half step. */
import type { CSSProperties } from "react"
import css from "#ui/theme/tokens.css?raw"
import { tokensIn } from "./read-tokens.ts"
import styles from "./token-page.module.css"

const tokens = tokensIn(css, ":root")
const tokensWith = (...starts: ReadonlyArray<string>) => tokens.filter(({ name }) => starts.some((start) => name.startsWith(start)))
const shown = (name: string) => ({ "--shown": `var(${name})` }) as CSSProperties

const groups = [
  { title: "Space", look: "bar", tokens: tokensWith("--s-", "--gap", "--gutter", "--touch", "--header") },
  { title: "Corners", look: "corner", tokens: tokensWith("--r-") },
  { title: "Shadows", look: "lift", tokens: tokensWith("--lift") },
] as const

export const SpacePage = () => (
  <article className={styles.page}>
    <h1>Space and shape</h1>
    {groups.map(({ title, look, tokens }) => (
      <section key={title}>
        <h2>{title}</h2>
        <dl className={styles.rows}>
          {tokens.map(({ name, value }) => (
            <div key={name}>
              <dt>
                {name.slice(2)} <small className="num">{value}</small>
              </dt>
              <dd>
                <span className={styles.shape} data-look={look} style={shown(name)} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </article>
)
