/** Pictures of returns, old and new, whose code loads after the page; returns can be read and asked for without them. */
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import type { ReturnPictureViewProps } from "./return-picture-view.tsx"
import type { ReturnPicturesFieldProps } from "./return-pictures-field.tsx"
import type { ReturnPicturesProps } from "./return-pictures.tsx"
import styles from "./returns-screen.module.css"

const nothing = () => () => null

const field = lazyPart<ReturnPicturesFieldProps>(() => import("./return-pictures-field.tsx").then(({ ReturnPicturesField }) => ReturnPicturesField, nothing))
const row = lazyPart<ReturnPicturesProps>(() => import("./return-pictures.tsx").then(({ ReturnPictures }) => ReturnPictures, nothing))
const view = lazyPart<ReturnPictureViewProps>(() => import("./return-picture-view.tsx").then(({ ReturnPictureView }) => ReturnPictureView, nothing))

export const LateReturnPicturesField = (props: ReturnPicturesFieldProps) => {
  const { Part } = useLazyPart(field, true)
  return Part === null ? <div className={styles.field} /> : <Part {...props} />
}

export const LateReturnPictures = (props: ReturnPicturesProps) => {
  const { Part } = useLazyPart(row, true)
  return Part === null ? <div className={styles.row} /> : <Part {...props} />
}

export const LateReturnPictureView = (props: ReturnPictureViewProps) => {
  const { Part } = useLazyPart(view, props.returns.some(({ pictures }) => pictures.length > 0))
  return Part && <Part {...props} />
}
