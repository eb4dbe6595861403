/** Radio choice whose whole surface is clickable: an invisible input covers it. */
import type { ComponentProps, ReactNode } from "react"
import styles from "./choice-card.module.css"

type Props = Pick<ComponentProps<"input">, "name" | "value" | "checked" | "disabled" | "onChange"> & { readonly children: ReactNode }

export const ChoiceCard = ({ children, ...input }: Props) => (
  <label className={styles.face}>
    <input {...input} type="radio" />
    {children}
  </label>
)
