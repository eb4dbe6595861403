/** A piece of felt on which a part of a screen is looked at by itself, as wide as it would be in a screen. */
import type { ReactNode } from "react"
import styles from "./part-frame.module.css"

/** `column` is a form's width, and `form` one with its fields, `page` as wide as a page's content, `tile` a product's width among others, `row` lays things side by side. */
export type PartFrameShape = "column" | "form" | "page" | "tile" | "row"

export const PartFrame = ({ shape = "column", children }: { readonly shape?: PartFrameShape; readonly children: ReactNode }) => (
  <div className={styles.stage} data-shape={shape}>
    {children}
  </div>
)
