/** Button that loads the next page of articles or news. S12, C14. */
import { useSelector } from "@xstate/react"
import type { MediaActor } from "#machines/content/media.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./media-screen.module.css"

export const MoreArticles = ({ actor }: { readonly actor: MediaActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { articles, problem } = useSelector(actor, ({ context }) => context)
  return (
    <>
      {state === "moreFailed" && problem !== null && (
        <p role="alert" className={styles.wrong}>
          {problemText(problem, text)}
        </p>
      )}
      {articles.stillFetch && (
        <Button variant="secondary" wide busy={state === "fetchingMore"} onClick={() => actor.send({ type: "more.fetch" })}>
          {text(state === "moreFailed" ? "common.retry" : "common.more")}
        </Button>
      )}
    </>
  )
}
