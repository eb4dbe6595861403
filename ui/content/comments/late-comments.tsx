/** Comments below an article, whose code loads once the article is shown. */
import { useSelector } from "@xstate/react"
import type { ComponentProps } from "react"
import type { ArticleActor } from "#machines/content/article.ts"
import { latePart, nothing } from "#ui/react/lazy-part.ts"

const Comments = latePart(() => import("./comments.tsx").then(({ LateComments }) => LateComments, nothing))

export const LateComments = ({ article, ...props }: ComponentProps<typeof Comments> & { readonly article: ArticleActor }) =>
  useSelector(article, ({ value }) => value === "ready") && <Comments {...props} />
