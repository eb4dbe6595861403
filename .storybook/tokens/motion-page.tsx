/** Durations and easings: fast for direct feedback, slower for pages, none with reduced motion. */
import { useState, type CSSProperties } from "react"
import css from "#ui/theme/tokens.css?raw"
import { Button } from "#ui/parts/button/button.tsx"
import { tokensIn } from "./read-tokens.ts"
import styles from "./token-page.module.css"

const motions = tokensIn(css, ":root").filter(({ value }) => /\dms/.test(value))

export const MotionPage = () => {
  const [isMoved, setMoved] = useState(false)
  return (
    <article className={styles.page}>
      <h1>Motion</h1>
      <p className={styles.lead}>
        Press the button: each mark goes across as things of its kind do. Whoever asks their device for less motion sees it jump.
      </p>
      <Button variant="secondary" onClick={() => setMoved(!isMoved)}>
        Move
      </Button>
      <dl className={styles.rows}>
        {motions.map(({ name, value }) => (
          <div key={name}>
            <dt>
              {name.slice(2)} <small className="num">{value}</small>
            </dt>
            <dd>
              <span className={styles.track} data-there={isMoved ? "" : undefined} style={{ "--moves": `var(${name})` } as CSSProperties} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
