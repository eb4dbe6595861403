/** Check of the draws: how it works, the next commitment, and each opened draw with its values. C15. */
import { useState } from "react"
import type { DrawGame, OpenedDraw } from "#domain/entities/promotions/draw.ts"
import { drawVerdict, hashedTexts, type DrawVerdict } from "#domain/rules/promotions/draw-check.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { CopyValue } from "../copy-value.tsx"
import styles from "./draw-proof.module.css"

const fields = ["commitment", "seed", "odds", "nonce"] as const

/** SHA-256 in hexadecimal, by the browser itself. Throws where the page has no secure origin. */
const sha256 = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("")
}

const verdictOf = async (draw: OpenedDraw): Promise<DrawVerdict> => {
  const texts = hashedTexts(draw)
  return drawVerdict(draw, { commitment: await sha256(texts.commitment), decision: await sha256(texts.decision) })
}

export const DrawProof = ({ game: { game, commitment, draws } }: { readonly game: DrawGame }) => {
  const text = useText()
  return (
    <Panel title={text("wheel.proof")}>
      <ol className={styles.steps}>
        <li>{text(`wheel.${game}.before`)}</li>
        <li>{text("wheel.proof.draw")}</li>
        <li>{text("wheel.proof.after")}</li>
      </ol>
      {commitment !== null && (
        <dl className={styles.values}>
          <Value name={text(`wheel.${game}.commitment`)} value={commitment} />
        </dl>
      )}
      {draws.map((draw) => (
        <OpenDraw key={draw.commitment} draw={draw} />
      ))}
    </Panel>
  )
}

const Value = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
      <CopyValue name={name} value={value} />
    </dd>
  </div>
)

const OpenDraw = ({ draw }: { readonly draw: OpenedDraw }) => {
  const text = useText()
  const [verdict, setVerdict] = useState<DrawVerdict | "impossible" | null>(null)
  const check = () => void verdictOf(draw).then(setVerdict, () => setVerdict("impossible"))
  return (
    <details className={styles.draw}>
      <summary className="num">{`${draw.chance}: ${draw.prize}`}</summary>
      <dl className={styles.values}>
        {fields.map((field) => (
          <Value key={field} name={text(`wheel.proof.${field}`)} value={draw[field]} />
        ))}
      </dl>
      <Button variant="secondary" size="small" aria-label={`${text("wheel.check")}: ${draw.chance}`} onClick={check}>
        {text("wheel.check")}
      </Button>
      <p className={styles.verdict} role="status" data-verdict={verdict}>
        {verdict !== null && text(`wheel.verdict.${verdict}`)}
      </p>
    </details>
  )
}
