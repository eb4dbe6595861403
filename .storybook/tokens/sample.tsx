/** A piece of a ground, with letters of an ink on it. */
import type { CSSProperties } from "react"
import styles from "./token-page.module.css"

type Props = { readonly ground: string; readonly ink?: string }

export const Sample = ({ ground, ink }: Props) => (
  <span
    className={styles.sample}
    style={{ "--ground": `var(${ground})`, ...(ink === undefined ? {} : { "--drawn": `var(${ink})` }) } as CSSProperties}
    aria-hidden="true"
  >
    {ink !== undefined && "Өү"}
  </span>
)
