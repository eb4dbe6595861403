/** Comments below an article; their code and messages load after the page, which does without them. */
import { useSelector } from "@xstate/react"
import type { ArticleActor } from "#machines/content/article.ts"
import type { CommentTalkActor } from "#machines/content/comment-talk.ts"
import type { CommentsActor } from "#machines/content/comments.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"

type Props = { readonly actor: CommentsActor; readonly talk: CommentTalkActor }

const part = lazyPart<Props>(() => import("./comments-loaded.tsx").then(({ CommentsLoaded }) => CommentsLoaded, () => () => null))

export const LateComments = ({ actor, talk, article }: Props & { readonly article: ArticleActor }) => {
  const shown = useSelector(article, ({ value }) => value === "ready")
  const { Part } = useLazyPart(part, shown)
  return shown && Part !== null ? <Part actor={actor} talk={talk} /> : null
}
