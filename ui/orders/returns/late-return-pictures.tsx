/** Pictures of returns, old and new, whose code loads after the page; returns can be read and requested without them. */
import type { ComponentProps } from "react"
import { latePart, nothing } from "#ui/react/lazy-part.ts"
import styles from "./returns-screen.module.css"

export const LateReturnPicturesField = latePart(
  () => import("./return-pictures-field.tsx").then(({ ReturnPicturesField }) => ReturnPicturesField, nothing),
  <div className={styles.field} />,
)

export const LateReturnPictures = latePart(
  () => import("./return-pictures.tsx").then(({ ReturnPictures }) => ReturnPictures, nothing),
  <div className={styles.row} />,
)

const ReturnPictureView = latePart(() => import("./return-picture-view.tsx").then(({ ReturnPictureView }) => ReturnPictureView, nothing))

export const LateReturnPictureView = (props: ComponentProps<typeof ReturnPictureView>) =>
  props.returns.some(({ pictures }) => pictures.length > 0) && <ReturnPictureView {...props} />
