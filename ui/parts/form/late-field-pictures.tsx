/** Field for pictures, whose code loads once its form is shown. */
import { latePart, nothing } from "#ui/react/lazy-part.ts"
import styles from "./field-pictures.module.css"

export const LatePicturesField = latePart(
  () => import("./field-pictures.tsx").then(({ PicturesField }) => PicturesField, nothing),
  <div className={styles.space} />,
)
