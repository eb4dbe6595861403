/** Editor of an article. S17. */
import { useSelector } from "@xstate/react"
import CircleCheck from "lucide-react/icons/circle-check"
import FileQuestion from "lucide-react/icons/file-question"
import { useEffect, useRef } from "react"
import { isEmptyDraft } from "#domain/rules/content/article-drafts.ts"
import type { ArticlePictureActor } from "#machines/content/article-picture.ts"
import type { ProductFinderActor } from "#machines/content/product-finder.ts"
import type { WritingActor } from "#machines/content/writing.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Outcome } from "#ui/parts/feedback/outcome.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { DraftPreview, latePreview } from "./draft-preview.tsx"
import { lateEditor } from "./text-editor.tsx"
import { articleMessages, type WritingMessages } from "./writing-messages.ts"
import { WritingForm } from "./writing-form.tsx"
import styles from "./writing.module.css"

type Props = {
  readonly actor: WritingActor
  readonly picture: ArticlePictureActor
  readonly products: ProductFinderActor
  readonly messages?: WritingMessages
}

export const WritingScreen = ({ actor, picture, products, messages = articleMessages }: Props) => {
  const text = useText()
  const value = useSelector(actor, (snapshot) => snapshot.value)
  const { problem, of, draft, tiles } = useSelector(actor, ({ context }) => context)
  const fileRef = useRef<File | null>(null)
  // Loads in parallel with the article.
  useEffect(() => {
    lateEditor.preload()
    latePreview.preload()
  }, [])
  const open = typeof value === "string" ? null : value.open
  return (
    <div data-state={typeof value === "string" ? value : value.open.form} data-device={open?.device}>
      <Breadcrumb
        steps={[{ name: text(messages.list), href: messages.listAt }]}
        here={text(of === null ? messages.create : messages.change)}
      />
      <div className={`page ${styles.screen}`}>
        {value === "fetching" && (
          <LoadingPlaceholder label={text("common.loading")} className={styles.editor}>
            <Skeleton width="16rem" height="2.5rem" />
            <Skeleton height="3rem" />
            <Skeleton height="4rem" />
            <Skeleton height="20rem" />
          </LoadingPlaceholder>
        )}
        {value === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {value === "missing" && (
          <EmptyState heading="h1" icon={<FileQuestion />} title={text("writing.missing")} text={text("writing.missing.text")}>
            <ButtonLink href={messages.listAt}>{text(messages.list)}</ButtonLink>
          </EmptyState>
        )}
        {value === "sent" && (
          <Outcome
            tone="good"
            icon={<CircleCheck />}
            title={text(messages.sent)}
            actions={<ButtonLink href={messages.listAt}>{text(messages.list)}</ButtonLink>}
          >
            <p>{text(messages.sentText)}</p>
          </Outcome>
        )}
        {open !== null && (
          <div className={styles.editor}>
            <h1>{text(of === null ? messages.create : messages.change)}</h1>
            <p className={styles.state} role="status">
              {open.device === "kept" && isEmptyDraft(draft) ? "" : text(`writing.device.${open.device}`)}
            </p>
            {open.form === "previewing" ? (
              <>
                <Button variant="secondary" onClick={() => actor.send({ type: "preview.hide" })}>
                  {text("writing.preview.hide")}
                </Button>
                <DraftPreview draft={draft} tiles={tiles} />
              </>
            ) : (
              <WritingForm actor={actor} picture={picture} products={products} state={open.form} messages={messages} fileRef={fileRef} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}
