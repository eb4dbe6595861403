/** List of articles or news, with search and filter by tag. S12, S29h. */
import { useSelector } from "@xstate/react"
import BookOpen from "lucide-react/icons/book-open"
import { useContext, type FormEvent } from "react"
import { useRouter } from "wouter"
import type { ArticleKind, Tag } from "#domain/entities/content/article.ts"
import { mediaAddress, type MediaQuery } from "#domain/rules/content/media-query.ts"
import type { MediaActor } from "#machines/content/media.ts"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link, PageNavigatorContext } from "#ui/parts/button/link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { ArticleCard } from "./article-card.tsx"
import { MoreArticles } from "./more-articles.tsx"
import styles from "./media-screen.module.css"

const skeletons = [1, 2, 3, 4, 5, 6]

/** Address of the list with a change of its query. */
type AddressWith = (change: Partial<MediaQuery>) => string

export const MediaScreen = ({ actor }: { readonly actor: MediaActor }) => {
  const text = useText()
  const { flags } = useSiteConfig()
  const state = useSelector(actor, ({ value }) => value)
  const { articles, query, problem, total } = useSelector(actor, ({ context }) => context)
  const defaultKind: ArticleKind = flags.articles ? "article" : "news"
  const addressWith: AddressWith = (change) => mediaAddress({ ...query, ...change }, defaultKind)
  const isListed = ["ready", "fetchingMore", "moreFailed", "refining"].includes(state)
  const topics = [...new Map(articles.items.flatMap(({ tags }) => tags).map((tag) => [tag.name, tag])).values()]
  const isUnfiltered = query.tag === null && query.q === null
  const topic = topics.find(({ name }) => name === query.tag)
  const title = topic?.title ?? text("media.title")
  const found = isListed && query.q !== null && text("media.found", { count: total, words: query.q })
  return (
    <div data-state={state}>
      <Breadcrumb steps={query.tag === null ? [] : [{ name: text("media.title"), href: "/media" }]} here={title} />
      <div className={`page ${styles.screen}`}>
        <div className={styles.head}>
          <PageTitle title={title}>{query.q === null ? topic?.about || text("media.lead") : found}</PageTitle>
          <SearchForm words={query.q} addressWith={addressWith} />
        </div>
        <div className={styles.bar}>
          {flags.articles && <Kinds chosen={query.kind} addressWith={addressWith} />}
          {topics.length > 0 && <Topics topics={topics} chosen={query.tag} addressWith={addressWith} />}
        </div>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("common.loading")} className={styles.stories}>
            {skeletons.map((skeleton) => (
              <div key={skeleton} className={styles.shape}>
                <Skeleton height="12rem" />
                <Skeleton />
                <Skeleton width="60%" />
              </div>
            ))}
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
        {state === "empty" && (
          <EmptyState icon={<BookOpen />} title={text("media.empty")} text={text("media.empty.text")}>
            <ButtonLink href="/media">{text("media.all")}</ButtonLink>
          </EmptyState>
        )}
        {isListed && (
          <ul className={styles.stories} data-featured={isUnfiltered ? "" : undefined} aria-busy={state === "refining"}>
            {articles.items.map((article, index) => (
              <li key={article.id}>
                <ArticleCard article={article} featured={isUnfiltered && index === 0} first={index === 0} />
              </li>
            ))}
          </ul>
        )}
        {isListed && <MoreArticles actor={actor} />}
      </div>
    </div>
  )
}

const SearchForm = ({ words, addressWith }: { readonly words: string | null; readonly addressWith: AddressWith }) => {
  const text = useText()
  const router = useRouter()
  const { go } = useContext(PageNavigatorContext)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get("q")
    const q = typeof typed === "string" ? typed.trim() : ""
    go(router.hrefs(router.base + addressWith({ q: q === "" ? null : q }), router))
  }
  return (
    <form role="search" aria-label={text("media.search")} className={styles.find} action={addressWith({ q: null })} onSubmit={submit}>
      <label className="sr" htmlFor="media-q">
        {text("media.search")}
      </label>
      <input
        key={words}
        id="media-q"
        name="q"
        type="search"
        maxLength={100}
        placeholder={text("media.search")}
        defaultValue={words ?? ""}
      />
      <Button type="submit" variant="soft">
        {text("nav.search")}
      </Button>
    </form>
  )
}

const Kinds = ({ chosen, addressWith }: { readonly chosen: ArticleKind; readonly addressWith: AddressWith }) => {
  const text = useText()
  return (
    <nav aria-label={text("media.kinds")}>
      <ul className={styles.pills}>
        {(["article", "news"] as const).map((kind) => (
          <li key={kind}>
            <Link href={addressWith({ kind })} aria-current={chosen === kind ? "true" : undefined}>
              {text(`media.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TopicsProps = { readonly topics: ReadonlyArray<Tag>; readonly chosen: string | null; readonly addressWith: AddressWith }

/** The chosen topic links to the list without it. */
const Topics = ({ topics, chosen, addressWith }: TopicsProps) => {
  const text = useText()
  return (
    <ul className={styles.topics} aria-label={text("media.topics")}>
      {topics.map(({ name, title }) => (
        <li key={name}>
          <Link href={addressWith({ tag: name === chosen ? null : name })} aria-current={name === chosen ? "true" : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
