/** Reading marks, whose code loads after the page into a reserved space. */
import { useSelector } from "@xstate/react"
import type { ReadingMarksActor } from "#machines/content/reading-marks.ts"
import { latePart, nothing } from "#ui/react/lazy-part.ts"
import styles from "./reading-marks.module.css"

const ReadingMarks = latePart(() => import("./reading-marks.tsx").then((module) => module.ReadingMarksWithMessages, nothing))

export const LateReadingMarks = ({ actor }: { readonly actor: ReadingMarksActor }) => {
  const shown = useSelector(actor, ({ value }) => value !== "waiting")
  return <div className={styles.marks}>{shown && <ReadingMarks actor={actor} />}</div>
}
