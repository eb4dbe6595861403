/** A piece of a ground, with letters or a sign of an ink on it. */
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
