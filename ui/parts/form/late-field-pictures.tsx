/** Field of pictures, whose code loads once a form with it is shown; the form can be sent without it. */
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import type { PicturesFieldProps } from "./field-pictures.tsx"
import styles from "./field-pictures.module.css"

const part = lazyPart<PicturesFieldProps>(() => import("./field-pictures.tsx").then(({ PicturesField }) => PicturesField, () => () => null))

export const LatePicturesField = (props: PicturesFieldProps) => {
  const { Part } = useLazyPart(part, true)
  return Part === null ? <div className={styles.space} /> : <Part {...props} />
}
