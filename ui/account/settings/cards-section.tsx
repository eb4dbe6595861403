/** Payment cards in the settings. C10. */
import { useSelector } from "@xstate/react"
import CreditCard from "lucide-react/icons/credit-card"
import type { CardsActor } from "#machines/account/cards.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { SectionState } from "./section-state.tsx"
import rowStyles from "#ui/account/rows.module.css"
import styles from "./settings.module.css"

export const CardsSection = ({ actor }: { readonly actor: CardsActor }) => {
  const text = useText()
  const { cards, pending, canRegister, change, problem } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const quiet = { variant: "quiet", size: "small", "aria-disabled": isBusy } as const
  const isAdding = isBusy && change.port === "registerCard" && change.input.cardId === null
  if (!canRegister && cards?.length === 0) return null
  return (
    <Panel id="cards" title={text("settings.cards")} lead={text("settings.cards.lead")} data-state={state}>
      <SectionState problem={problem} isUnknown={cards === null} onRetry={() => actor.send({ type: "page.retry" })}>
        {cards?.length === 0 && <p className={styles.quiet}>{text("settings.cards.none")}</p>}
        <ul className={rowStyles.rows}>
          {cards?.map(({ id, bank, lastDigits, isDefault }) => (
            <li key={id}>
              <div>
                <p className={styles.heading}>
                  <CreditCard />
                  <b className="num">{text("settings.card.name", { bank, digits: lastDigits })}</b>
                  {isDefault && <Tag tone="sky">{text("settings.default")}</Tag>}
                </p>
              </div>
              <div className={styles.actions}>
                {!isDefault && (
                  <Button
                    {...quiet}
                    aria-label={text("settings.makeDefault.of", { name: lastDigits })}
                    onClick={() => actor.send({ type: "card.default", id })}
                  >
                    {text("settings.makeDefault")}
                  </Button>
                )}
                <Button
                  {...quiet}
                  aria-label={text("settings.remove.of", { name: lastDigits })}
                  onClick={() => actor.send({ type: "card.remove", id })}
                >
                  {text("settings.remove")}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {pending > 0 && (
          <div className={styles.actions}>
            <p className={styles.quiet} role="status">
              {text("settings.cards.pending", { count: pending })}
            </p>
            <Button {...quiet} onClick={() => actor.send({ type: "cards.refresh" })}>
              {text("settings.cards.refresh")}
            </Button>
          </div>
        )}
        {canRegister && (
          <div className={styles.actions}>
            <Button variant="secondary" busy={isAdding} onClick={() => actor.send({ type: "card.add" })}>
              {text("settings.card.add")}
            </Button>
          </div>
        )}
      </SectionState>
    </Panel>
  )
}
