/** Buttons of a reader; their code and messages load after the page, in the place that is kept for them. */
import { useSelector } from "@xstate/react"
import type { ReadingMarksActor } from "#machines/content/reading-marks.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import styles from "./reading-marks.module.css"

type Props = { readonly actor: ReadingMarksActor }

const part = lazyPart<Props>(() => import("./reading-marks-loaded.tsx").then(({ ReadingMarksLoaded }) => ReadingMarksLoaded, () => () => null))

export const LateReadingMarks = ({ actor }: Props) => {
  const shown = useSelector(actor, ({ value }) => value !== "waiting")
  const { Part } = useLazyPart(part, shown)
  return <div className={styles.marks}>{shown && Part !== null && <Part actor={actor} />}</div>
}
