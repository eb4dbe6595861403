/** A gift card for somebody: amount, e-mail address and message, put into the cart. E18. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import CircleAlert from "lucide-react/icons/circle-alert"
import Gift from "lucide-react/icons/gift"
import type { FormEvent } from "react"
import type { GiftCardOffer, GiftCardSale } from "#domain/entities/wallet/gift-card.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { maxGiftMessage } from "#domain/rules/wallet/gift-card-form.ts"
import type { GiftPurchaseActor } from "#machines/wallet/gift-purchase.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { TextAreaField, TextField } from "#ui/parts/form/field-text.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { SlipSkeleton } from "./coupons/slip-skeleton.tsx"
import styles from "./gift-purchase.module.css"

export const GiftPurchaseScreen = ({ actor }: { readonly actor: GiftPurchaseActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const problem = useSelector(actor, ({ context }) => context.problem)
  return (
    <div data-state={state}>
      <AccountFrame here="wallet">
        {state !== "failed" && <PageTitle title={text("giftCard.send")}>{text("giftCard.send.lead")}</PageTitle>}
        {state === "fetching" && <SlipSkeleton label={text("giftCard.loading")} />}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state === "unavailable" && (
          <EmptyState icon={<Gift />} title={text("giftCard.send.none")} text={text("giftCard.send.none.text")} />
        )}
        {state !== "fetching" && state !== "failed" && state !== "unavailable" && <PurchaseForm actor={actor} />}
        <p>
          <ButtonLink href="/account/gift-cards" variant="quiet">
            {text("giftCard.title")}
          </ButtonLink>
        </p>
      </AccountFrame>
    </div>
  )
}

const PurchaseForm = ({ actor }: { readonly actor: GiftPurchaseActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { subject: sale, form, refusals, problem } = useSelector(actor, ({ context }) => context)
  const wrong = refusalMessages(refusals, text)
  const isAdding = state === "sending"
  const add = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "card.add" })
  }
  return (
    <Panel aria-label={text("giftCard.send")}>
      {sale?.card && <Card card={sale.card} />}
      <form noValidate className={styles.form} onSubmit={add}>
        <Amounts
          offers={sale?.offers ?? []}
          chosen={form.variantId}
          wrong={wrong.variantId}
          disabled={isAdding}
          onChoose={(variantId) => actor.send({ type: "amount.choose", variantId })}
        />
        <TextField
          id="gift-email"
          type="email"
          label={text("giftCard.to")}
          hint={text("giftCard.to.hint")}
          wrong={wrong.email}
          readOut
          autoComplete="off"
          maxLength={254}
          readOnly={isAdding}
          value={form.email}
          onType={(value) => actor.send({ type: "field.type", field: "email", value })}
        />
        <TextAreaField
          id="gift-message"
          label={text("giftCard.message")}
          wrong={wrong.message}
          optional
          maxLength={maxGiftMessage}
          readOnly={isAdding}
          value={form.message}
          onType={(value) => actor.send({ type: "field.type", field: "message", value })}
        />
        {problem !== null && (
          <Note tone="bad" icon={<CircleAlert />} role="alert">
            <p>{problemText(problem, text)}</p>
          </Note>
        )}
        {state === "sent" ? (
          <Note
            tone="good"
            icon={<Check />}
            role="status"
            action={
              <ButtonLink href="/cart" size="small">
                {text("giftCard.send.cart")}
              </ButtonLink>
            }
          >
            <p>{text("giftCard.send.added", { email: form.email })}</p>
          </Note>
        ) : (
          <div>
            <Button type="submit" busy={isAdding}>
              {text("giftCard.send.add")}
            </Button>
          </div>
        )}
        <p className={styles.terms}>{text("giftCard.send.terms")}</p>
      </form>
    </Panel>
  )
}

/** What the shop says of the card. */
const Card = ({ card: { title, text, image } }: { readonly card: NonNullable<GiftCardSale["card"]> }) => (
  <div className={styles.card}>
    {image !== null && (
      <div className={styles.picture}>
        <ProductPicture picture={image} sizes="8rem" alt="" />
      </div>
    )}
    <div>
      <h2>{title}</h2>
      {text !== "" && <p>{text}</p>}
    </div>
  </div>
)

type AmountsProps = {
  readonly offers: ReadonlyArray<GiftCardOffer>
  readonly chosen: number | null
  readonly wrong: string | undefined
  readonly disabled: boolean
  readonly onChoose: (variantId: number) => void
}

const Amounts = ({ offers, chosen, wrong, disabled, onChoose }: AmountsProps) => {
  const text = useText()
  return (
    <>
      <fieldset className={styles.amounts} disabled={disabled} aria-describedby={wrong === undefined ? undefined : "gift-amount-wrong"}>
        <legend>{text("giftCard.amount")}</legend>
        {offers.map(({ variantId, amount }) => (
          <label key={variantId} className={styles.amount}>
            <input type="radio" name="gift-amount" checked={chosen === variantId} onChange={() => onChoose(variantId)} />
            <span className="num">{formatTugrik(amount)}</span>
          </label>
        ))}
      </fieldset>
      {wrong !== undefined && (
        <p id="gift-amount-wrong" role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </>
  )
}
