/** Look book: its pictures with their products, then the products as tiles. E12. */
import { useSelector } from "@xstate/react"
import ImageOff from "lucide-react/icons/image-off"
import type { LookBookActor } from "#machines/catalogue/look-book.ts"
import type { LookBookPage } from "#machines/catalogue/ports.ts"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { LookPicture } from "./look-picture.tsx"
import styles from "./look-book-screen.module.css"

export const LookBookScreen = ({ actor }: { readonly actor: LookBookActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { page, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[{ name: text("looks.title"), href: "/look-books" }]} {...(page === null ? {} : { here: page.book.title })} />
      <div className={`page ${styles.screen}`}>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("looks.loading")} className={styles.pictures ?? ""}>
            <Skeleton width="100%" height="28rem" />
            <Skeleton width="100%" height="28rem" />
          </LoadingPlaceholder>
        )}
        {state === "missing" && (
          <EmptyState heading="h1" icon={<ImageOff />} title={text("look.missing")} text={text("look.missing.text")}>
            <ButtonLink href="/look-books">{text("look.all")}</ButtonLink>
          </EmptyState>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {page !== null && <LookBookContent page={page} />}
      </div>
    </div>
  )
}

const LookBookContent = ({ page: { book, tiles } }: { readonly page: LookBookPage }) => {
  const text = useText()
  return (
    <>
      <PageTitle title={book.title}>{book.description}</PageTitle>
      <div className={styles.pictures}>
        {book.images.map((look, at) => (
          <LookPicture
            key={look.src}
            look={look}
            label={text("look.hotspots", { title: book.title })}
            sizes="(min-width: 993px) 600px, 92vw"
            first={at === 0}
          />
        ))}
      </div>
      <TileRow title={text("look.goods")} tiles={tiles} />
    </>
  )
}
