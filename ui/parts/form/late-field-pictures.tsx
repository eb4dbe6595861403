/** Field of pictures, whose code loads once a form with it is shown; the form can be sent without it. */
import { latePart, nothing } from "#ui/react/lazy-part.ts"
import styles from "./field-pictures.module.css"

export const LatePicturesField = latePart(() => import("./field-pictures.tsx").then(({ PicturesField }) => PicturesField, nothing), <div className={styles.space} />)
