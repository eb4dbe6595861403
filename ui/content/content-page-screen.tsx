/** Page of information, with links to the other ones. E14. */
import { useSelector } from "@xstate/react"
import FileQuestion from "lucide-react/icons/file-question"
import { informationPages } from "#domain/rules/content/information-pages.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import type { ContentPageActor } from "#machines/content/content-page.ts"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { PhoneLink } from "#ui/parts/button/phone-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { DocumentView } from "./document-view.tsx"
import styles from "./content-page-screen.module.css"

export const ContentPageScreen = ({ actor }: { readonly actor: ContentPageActor }) => {
  const text = useText()
  const locale = useLocale()
  const { supportPhone, workFrom, workTo, lacks } = useSiteConfig()
  const state = useSelector(actor, ({ value }) => value)
  const { page, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[]} here={page?.title ?? text("page.help")} />
      <div className={`page ${styles.frame}`}>
        <nav className={styles.pages} aria-label={text("page.list")}>
          <ul>
            {informationPages.map((slug) => (
              <li key={slug}>
                <Link href={`/page/${slug}`} aria-current={page?.slug === slug ? "page" : undefined}>
                  {text(`footer.${slug}`)}
                </Link>
              </li>
            ))}
            <li>
              <Link href="/contact">{text("footer.contact")}</Link>
            </li>
          </ul>
        </nav>
        <article className={styles.page}>
          {(state === "fetching" || state === "opening") && (
            <LoadingPlaceholder label={text("common.loading")} className={styles.lines}>
              <Skeleton width="60%" height="2.5rem" />
              <Skeleton />
              <Skeleton />
              <Skeleton width="80%" />
            </LoadingPlaceholder>
          )}
          {state === "failed" && problem !== null && (
            <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
          )}
          {state === "missing" && (
            <EmptyState heading="h1" icon={<FileQuestion />} title={text("page.missing")} text={text("page.missing.text")}>
              <ButtonLink href="/contact">{text("footer.contact")}</ButtonLink>
            </EmptyState>
          )}
          {state === "ready" && page !== null && (
            <>
              <h1>{page.title}</h1>
              {page.summary !== "" && <p className={styles.summary}>{page.summary}</p>}
              <DocumentView document={page.body} writer="shop" />
              <section className={styles.help} aria-label={text("page.help")}>
                <p>
                  <b>{text("page.help.title")}</b>
                  {text("page.help.text", { from: `${workFrom}:00`, to: `${workTo}:00` })}
                </p>
                <div>
                  <PhoneLink phone={supportPhone} />
                  {!lacks.includes("contact_form") && <ButtonLink href="/contact">{text("page.help.write")}</ButtonLink>}
                </div>
              </section>
              {page.updatedAt !== null && (
                <p className={styles.updated}>{text("page.updated", { date: formatDate(page.updatedAt, locale, "medium") })}</p>
              )}
            </>
          )}
        </article>
      </div>
    </div>
  )
}
