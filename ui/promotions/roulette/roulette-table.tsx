/** Table of the roulette's administration, with the changes of each row. */
import { useState, type ReactNode } from "react"
import type { RouletteLocation, RouletteStock } from "#domain/entities/promotions/roulette.ts"
import { isStopped, usedPerMille } from "#domain/rules/promotions/roulette.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { formatNumber, formatPerMille } from "#domain/rules/texts/money.ts"
import type { RouletteChange, RoulettePage } from "#machines/promotions/roulette-page.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useLocale, useText, type MessageKey } from "#ui/messages/messages.tsx"
import styles from "./roulette-screen.module.css"

/** Messages of the actions of the log; one that has none is shown by its name. */
const actionMessages: Readonly<Record<string, MessageKey>> = {
  "number.draw": "roulette.did.draw",
  "user.add": "roulette.did.addUser",
  "user.remove": "roulette.did.removeUser",
  "stock.update": "roulette.did.setStock",
  "location.add": "roulette.did.addLocation",
  "location.stop": "roulette.did.stopLocation",
  "location.start": "roulette.did.startLocation",
}

type Props = { readonly page: RoulettePage; readonly onAsk: (change: RouletteChange) => void }
type Row = { readonly key: string; readonly cells: ReadonlyArray<ReactNode> }

const columns = {
  numbers: ["roulette.number", "roulette.location", "roulette.prize", "roulette.at", "roulette.action"],
  users: ["roulette.name", "roulette.login", "roulette.location", "roulette.action"],
  stocks: ["roulette.name", "roulette.odds", "roulette.granted", "roulette.stock"],
  locations: ["roulette.name", "roulette.state", "roulette.action"],
  log: ["roulette.at", "roulette.who", "roulette.action", "roulette.subject", "roulette.state"],
} as const satisfies Record<RoulettePage["tab"], ReadonlyArray<MessageKey>>

export const RouletteTable = ({ page, onAsk }: Props) => {
  const text = useText()
  const rows = useRows({ page, onAsk })
  const titles = columns[page.tab].map((column) => text(column))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={titles[at]} data-column={titles[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Location of a row, marked where it is stopped. */
const LocationName = ({ location }: { readonly location: RouletteLocation }) => {
  const text = useText()
  return (
    <span className={styles.location}>
      {location.name}
      {isStopped(location) && <Tag>{text("roulette.stopped")}</Tag>}
    </span>
  )
}

const useRows = ({ page, onAsk }: Props): ReadonlyArray<Row> => {
  const text = useText()
  const locale = useLocale()
  const changeButton = (label: MessageKey, name: string, change: RouletteChange) => (
    <Button size="small" variant="secondary" aria-label={`${text(label)}: ${name}`} onClick={() => onAsk(change)}>
      {text(label)}
    </Button>
  )
  const nameOf = (location: RouletteLocation | undefined) => (location === undefined ? "" : <LocationName location={location} />)
  const actionText = (action: string) => (actionMessages[action] === undefined ? action : text(actionMessages[action]))
  switch (page.tab) {
    case "numbers":
      return page.items.map(({ number, locationId, prize, playedAt }) => {
        const location = page.locations.find(({ id }) => id === locationId)
        const canDraw = playedAt === null && !isStopped(location)
        const playedText = playedAt === null ? "" : formatDateTime(playedAt, locale)
        const draw = canDraw ? changeButton("roulette.draw", number, { kind: "draw", number }) : ""
        return { key: number, cells: [number, nameOf(location), prize ?? "", playedText, draw] }
      })
    case "users":
      return page.items.map(({ id, name, login, locationId }) => {
        const location = page.locations.find((each) => each.id === locationId)
        const remove = changeButton("roulette.remove", name, { kind: "removeUser", id, name })
        return { key: String(id), cells: [name, login, nameOf(location), remove] }
      })
    case "stocks":
      return page.items.map((stock) => {
        const use = <StockUse key={stock.id} stock={stock} />
        const form = <StockForm key={`${stock.quantity}-${stock.weight}`} stock={stock} onAsk={onAsk} />
        return { key: String(stock.id), cells: [stock.name, formatPerMille(stock.odds), use, form] }
      })
    case "locations":
      return page.items.map(({ id, name, active }) => {
        const state = (
          <Tag key={id} tone={active ? "good" : "plain"}>
            {text(active ? "roulette.active" : "roulette.stopped")}
          </Tag>
        )
        const change = changeButton(active ? "roulette.stop" : "roulette.start", name, {
          kind: active ? "stopLocation" : "startLocation",
          id,
          name,
        })
        return { key: String(id), cells: [name, state, change] }
      })
    case "log":
      return page.items.map(({ id, at, who, action, subject, refused }) => {
        const outcome = (
          <Tag key={id} tone={refused ? "bad" : "good"}>
            {text(refused ? "roulette.refused" : "roulette.done")}
          </Tag>
        )
        // A refused call is named by its address.
        const [actionName, subjectName] = refused ? [text("roulette.did.refused"), action] : [actionText(action), subject]
        return { key: String(id), cells: [formatDateTime(at, locale), who, actionName, subjectName, outcome] }
      })
    default:
      return page satisfies never
  }
}

/** How often a prize was won, and which share of it that is. */
const StockUse = ({ stock }: { readonly stock: RouletteStock }) => {
  const text = useText()
  const used = usedPerMille(stock)
  return (
    <span className={styles.use}>
      <span className="num">
        {text("roulette.used", {
          granted: formatNumber(stock.granted),
          of: formatNumber(stock.granted + stock.quantity),
          share: formatPerMille(used),
        })}
      </span>
      <progress max={1000} value={used} aria-hidden="true" />
    </span>
  )
}

type StockFormProps = { readonly stock: RouletteStock } & Pick<Props, "onAsk">

/** Quantity and weight of a prize, which are changed together. */
const StockForm = ({ stock: { id, name, quantity, weight }, onAsk }: StockFormProps) => {
  const text = useText()
  const [typed, setTyped] = useState({ quantity: String(quantity), weight: String(weight) })
  const isComplete = typed.quantity !== "" && typed.weight !== ""
  const field = (key: "quantity" | "weight") => (
    <label className={styles.field}>
      <span>
        {text(`roulette.${key}`)}
        <span className="sr">{`: ${name}`}</span>
      </span>
      <input
        className={styles.count}
        inputMode="numeric"
        aria-invalid={typed[key] === ""}
        value={typed[key]}
        onChange={(event) => setTyped({ ...typed, [key]: event.currentTarget.value.replace(/\D/g, "").slice(0, 6) })}
      />
    </label>
  )
  return (
    <span className={styles.stock}>
      {field("quantity")}
      {field("weight")}
      <Button
        size="small"
        variant="secondary"
        disabled={!isComplete}
        aria-label={`${text("roulette.save")}: ${name}`}
        onClick={() =>
          onAsk({ kind: "setStock", id, name, quantity: Number(typed.quantity), weight: Number(typed.weight), seen: quantity })
        }
      >
        {text("roulette.save")}
      </Button>
      {!isComplete && <p role="alert">{text("roulette.empty")}</p>}
    </span>
  )
}
