/** Sample of a ground with text or an icon in an ink. */
import type { CSSProperties } from "react"
import styles from "./token-page.module.css"

type Props = { readonly ground: string; readonly ink?: string; /** A sign rather than letters. */ readonly sign?: boolean }

export const Sample = ({ ground, ink, sign = false }: Props) => (
  <span
    className={styles.sample}
    style={{ "--ground": `var(${ground})`, ...(ink === undefined ? {} : { "--drawn": `var(${ink})` }) } as CSSProperties}
    aria-hidden="true"
  >
    {ink !== undefined && (sign ? <i /> : "Өү")}
  </span>
)
