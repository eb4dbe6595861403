/** Buttons of a reader: save the article, follow its author. C14, C20. */
import { useSelector } from "@xstate/react"
import Bookmark from "lucide-react/icons/bookmark"
import BookmarkCheck from "lucide-react/icons/bookmark-check"
import UserRoundCheck from "lucide-react/icons/user-round-check"
import UserRoundPlus from "lucide-react/icons/user-round-plus"
import type { ReadingMarksActor } from "#machines/content/reading-marks.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"
import styles from "./reading-marks.module.css"

export const ReadingMarks = ({ actor }: { readonly actor: ReadingMarksActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { subject, saved, followed, followers, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div className={styles.marks} data-state={state}>
      {subject.authorId !== null && (
        <>
          <Button
            variant={followed ? "secondary" : "soft"}
            size="small"
            aria-pressed={followed}
            busy={state === "following"}
            onClick={() => actor.send({ type: "author.toggle" })}
          >
            {followed ? <UserRoundCheck aria-hidden="true" /> : <UserRoundPlus aria-hidden="true" />}
            {text(followed ? "marks.followed" : "marks.follow")}
          </Button>
          {followers > 0 && <span className={styles.followers}>{text("marks.followers", { count: followers })}</span>}
        </>
      )}
      {subject.articleId !== null && (
        <Button
          variant="secondary"
          size="small"
          aria-pressed={saved}
          busy={state === "saving"}
          onClick={() => actor.send({ type: "bookmark.toggle" })}
        >
          {saved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
          {text(saved ? "marks.saved" : "marks.save")}
        </Button>
      )}
      {state === "refused" && problem !== null && <p role="alert">{problemText(problem, text)}</p>}
    </div>
  )
}

/** The buttons with their messages, for a page that has not loaded them. */
export const ReadingMarksWithMessages = withMessages(["comments"], ReadingMarks)
