/** Saved cards to pay by, and another one that is typed on the page of the bank. C10. */
import { useSelector } from "@xstate/react"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import { ChoiceTiles } from "#ui/parts/choice/choice-tiles.tsx"
import { useText } from "#ui/messages/messages.tsx"

const another = "another"

export const CardChoice = ({ actor }: { readonly actor: CheckoutActor }) => {
  const text = useText()
  const { cards, cardId } = useSelector(actor, ({ context }) => context)
  return (
    <ChoiceTiles
      name="saved-card"
      label={text("method.card.which")}
      choices={[
        ...cards.map(({ id, bank, lastDigits }) => ({
          key: id,
          title: text("payment.card.name", { bank, digits: lastDigits }),
          note: text("method.card.saved"),
        })),
        { key: another, title: text("method.card.another"), note: text("method.note.card") },
      ]}
      chosen={cardId ?? another}
      onChoose={(key) => actor.send({ type: "card.choose", id: key === another ? null : key })}
    />
  )
}
