/** Form of a price suggestion or a request for a quote. S29e, V5. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import PackageX from "lucide-react/icons/package-x"
import ShieldAlert from "lucide-react/icons/shield-alert"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { FormEvent } from "react"
import type { OfferForm } from "#domain/rules/offers/offer-form.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { OfferFormActor } from "#machines/offers/offer-form.ts"
import { useProductSoldNow } from "#ui/catalogue/public/sold-now.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { TextAreaField, TextField } from "#ui/parts/form/field-text.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./offer-form-screen.module.css"

const pages = { suggestion: "/account/price-suggestions", quote: "/account/quotes" } as const

export const OfferFormScreen = ({ actor }: { readonly actor: OfferFormActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { kind, slug, problem, ...context } = useSelector(actor, (now) => now.context)
  const product = useProductSoldNow(context.subject?.product ?? null)
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      {state === "fetching" && (
        <LoadingPlaceholder label={text("common.loading")} className={styles.form}>
          <Skeleton width="16rem" height="2.5rem" />
          <Skeleton height="20rem" />
        </LoadingPlaceholder>
      )}
      {state === "missing" && (
        <EmptyState heading="h1" icon={<PackageX />} title={text("offer.missing")} text={text("offer.missingText")}>
          <ButtonLink href="/products">{text("buy.continue")}</ButtonLink>
        </EmptyState>
      )}
      {state === "failed" && problem !== null && (
        <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
      )}
      {state === "unavailable" && (
        <EmptyState heading="h1" icon={<ShieldAlert />} title={text("offer.unconfirmed")} text={text("offer.unconfirmedText")}>
          <ButtonLink href="/account/profile/mobile">{text("offer.confirmPhone")}</ButtonLink>
        </EmptyState>
      )}
      {state === "sent" && (
        <Panel>
          <Note tone="good" icon={<Check />} role="status">
            <p>{text(`offer.${kind}.sent`)}</p>
          </Note>
          <div className={styles.subject}>
            <ButtonLink href={pages[kind]}>{text(`offers.${kind}.title`)}</ButtonLink>
            <ButtonLink variant="secondary" href={`/products/${slug}`}>
              {text("offer.back")}
            </ButtonLink>
          </div>
        </Panel>
      )}
      {product !== null && (state === "writing" || state === "sending" || state === "refused") && (
        <>
          <PageTitle title={text(`offer.${kind}.title`)} />
          <Panel>
            <p className={styles.subject}>
              <Link href={`/products/${slug}`}>{product.title}</Link>
              <b>{formatTugrik(product.sellingPrice)}</b>
            </p>
            <Fields actor={actor} />
          </Panel>
        </>
      )}
    </div>
  )
}

const Fields = ({ actor }: { readonly actor: OfferFormActor }) => {
  const text = useText()
  const busy = useSelector(actor, (now) => now.matches("sending"))
  const { kind, form, refusals, problem } = useSelector(actor, ({ context }) => context)
  const wrong = refusalMessages(refusals, text)
  const field = (name: keyof OfferForm) => ({
    id: `offer-${name}`,
    readOnly: busy,
    value: form[name],
    onType: (value: string) => actor.send({ type: "field.type", field: name, value }),
  })
  const checked = (name: "price" | "quantity" | "contact") =>
    ({ ...field(name), wrong: wrong[name], readOut: true, autoComplete: "off" }) as const
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) actor.send({ type: "offer.send" })
  }
  return (
    <form noValidate onSubmit={send} className={styles.form}>
      {kind === "suggestion" ? (
        <TextField {...checked("price")} label={text("offer.price")} hint={text("offer.priceHint")} inputMode="numeric" maxLength={20} />
      ) : (
        <TextField {...checked("quantity")} label={text("offer.quantity")} inputMode="numeric" maxLength={3} />
      )}
      <TextField {...checked("contact")} label={text("offer.contact")} hint={text("offer.contactHint")} maxLength={100} />
      <TextAreaField {...field("note")} label={text("offer.note")} hint={text(`offer.${kind}.noteHint`)} optional maxLength={500} />
      {problem !== null && (
        <Note tone="bad" icon={<TriangleAlert />} role="alert">
          <p>{problemText(problem, text)}</p>
        </Note>
      )}
      <Button type="submit" busy={busy}>
        {text("offer.send")}
      </Button>
    </form>
  )
}
