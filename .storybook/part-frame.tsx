/** Frame of a part's story, as wide as the part is in a screen. */
import type { ReactNode } from "react"
import styles from "./part-frame.module.css"

/**
 * `column` is a form's width, `form` one with its fields, `page` a page's content width, `tile` a product's width among
 * others, `row` lays parts side by side.
 */
export type PartFrameShape = "column" | "form" | "page" | "tile" | "row"

export const PartFrame = ({ shape = "column", children }: { readonly shape?: PartFrameShape; readonly children: ReactNode }) => (
  <div className={styles.stage} data-shape={shape}>
    {children}
  </div>
)
