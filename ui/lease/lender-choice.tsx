/** Choice of the lender, each with its monthly interest. */
import { useSelector } from "@xstate/react"
import type { Lender } from "#domain/entities/lease/lease.ts"
import { chosenLender } from "#domain/rules/lease/lender-terms.ts"
import { formatPerMille } from "#domain/rules/texts/money.ts"
import type { LeaseActor } from "#machines/lease/lease.ts"
import { ChoiceTiles } from "#ui/parts/choice/choice-tiles.tsx"
import { useText } from "#ui/messages/messages.tsx"

type Props = { readonly actor: LeaseActor; readonly lenders: ReadonlyArray<Lender> }

export const LenderChoice = ({ actor, lenders }: Props) => {
  const text = useText()
  const query = useSelector(actor, ({ context }) => context.query)
  return (
    <ChoiceTiles
      name="lease-lender"
      label={text("lease.lender")}
      choices={lenders.map(({ provider, interest, note }) => ({
        key: provider,
        title: provider,
        note: [text("lease.lender.interest", { interest: formatPerMille(Math.round(interest * 10)) }), note].filter(Boolean).join(" · "),
      }))}
      chosen={chosenLender(lenders, query.lender)?.provider ?? null}
      onChoose={(provider) => actor.send({ type: "lender.choose", provider })}
    />
  )
}
