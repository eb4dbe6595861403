/** Check of the draws: how it works, the next commitment, and the opened draws. C15. */
import type { DrawGame } from "#domain/entities/promotions/draw.ts"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ProofValue } from "./proof-value.tsx"
import styles from "./draw-proof.module.css"

const openedDraws = lazyPart(async () => (await import("./opened-draws.tsx")).OpenedDraws)

export const DrawProof = ({ game: { game, commitment, draws } }: { readonly game: DrawGame }) => {
  const text = useText()
  const { Part: OpenedDraws } = useLazyPart(openedDraws, draws.length > 0)
  return (
    <Panel title={text("wheel.proof")}>
      <ol className={styles.steps}>
        <li>{text(`wheel.${game}.before`)}</li>
        <li>{text("wheel.proof.draw")}</li>
        <li>{text("wheel.proof.after")}</li>
      </ol>
      {commitment !== null && (
        <dl className={styles.values}>
          <ProofValue name={text(`wheel.${game}.commitment`)} value={commitment} />
        </dl>
      )}
      {OpenedDraws !== null && <OpenedDraws draws={draws} />}
    </Panel>
  )
}
