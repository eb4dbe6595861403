/** Tables of the roulette's administration: numbers, users, stocks, locations and the log, with the changes of each row. */
import type { ReactNode } from "react"
import type { RouletteLocation } from "#domain/entities/promotions/roulette.ts"
import { isStopped } from "#domain/rules/promotions/roulette.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { formatPerMille } from "#domain/rules/texts/money.ts"
import type { RouletteChange, RoulettePage } from "#machines/promotions/roulette-page.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useLocale, useText, type MessageKey } from "#ui/messages/messages.tsx"
import { StockForm, StockUse } from "./roulette-stock.tsx"
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
type Row = { readonly key: string; readonly cells: Readonly<Partial<Record<MessageKey, ReactNode>>> }

const columns = {
  numbers: ["roulette.number", "roulette.location", "roulette.prize", "roulette.at", "roulette.action"],
  users: ["roulette.name", "roulette.login", "roulette.location", "roulette.action"],
  stocks: ["roulette.name", "roulette.odds", "roulette.granted", "roulette.stock"],
  locations: ["roulette.name", "roulette.state", "roulette.action"],
  log: ["roulette.at", "roulette.who", "roulette.action", "roulette.subject", "roulette.state"],
} as const satisfies Record<RoulettePage["tab"], ReadonlyArray<MessageKey>>

/** Cells of a row by column. */
type Cells<Tab extends RoulettePage["tab"]> = Readonly<Record<(typeof columns)[Tab][number], ReactNode>>

export const RouletteTable = ({ page, onAsk }: Props) => {
  const text = useText()
  const rows = useRows({ page, onAsk })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns[page.tab].map((column) => (
            <th key={column} scope="col">
              {text(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns[page.tab].map((column) => (
              <td key={column} data-column={text(column)}>
                {cells[column]}
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
  const nameOf = (location: RouletteLocation | undefined) => location !== undefined && <LocationName location={location} />
  const actionText = (action: string) => (actionMessages[action] === undefined ? action : text(actionMessages[action]))
  switch (page.tab) {
    case "numbers":
      return page.items.map(({ number, locationId, prize, playedAt }) => {
        const location = page.locations.find(({ id }) => id === locationId)
        const canDraw = playedAt === null && !isStopped(location)
        const playedText = playedAt === null ? "" : formatDateTime(playedAt, locale)
        const cells: Cells<"numbers"> = {
          "roulette.number": number,
          "roulette.location": nameOf(location),
          "roulette.prize": prize,
          "roulette.at": playedText,
          "roulette.action": canDraw && changeButton("roulette.draw", number, { kind: "draw", number }),
        }
        return { key: number, cells }
      })
    case "users":
      return page.items.map(({ id, name, login, locationId }) => {
        const location = page.locations.find((each) => each.id === locationId)
        const cells: Cells<"users"> = {
          "roulette.name": name,
          "roulette.login": login,
          "roulette.location": nameOf(location),
          "roulette.action": changeButton("roulette.remove", name, { kind: "removeUser", id, name }),
        }
        return { key: String(id), cells }
      })
    case "stocks":
      return page.items.map((stock) => {
        const cells: Cells<"stocks"> = {
          "roulette.name": stock.name,
          "roulette.odds": formatPerMille(stock.odds),
          "roulette.granted": <StockUse stock={stock} />,
          "roulette.stock": <StockForm key={`${stock.quantity}-${stock.weight}`} stock={stock} onAsk={onAsk} />,
        }
        return { key: String(stock.id), cells }
      })
    case "locations":
      return page.items.map(({ id, name, active }) => {
        const change: RouletteChange = { kind: active ? "stopLocation" : "startLocation", id, name }
        const cells: Cells<"locations"> = {
          "roulette.name": name,
          "roulette.state": <Tag tone={active ? "good" : "plain"}>{text(active ? "roulette.active" : "roulette.stopped")}</Tag>,
          "roulette.action": changeButton(active ? "roulette.stop" : "roulette.start", name, change),
        }
        return { key: String(id), cells }
      })
    case "log":
      return page.items.map(({ id, at, who, action, subject, refused }) => {
        // A refused call is named by its address.
        const [actionName, subjectName] = refused ? [text("roulette.did.refused"), action] : [actionText(action), subject]
        const cells: Cells<"log"> = {
          "roulette.at": formatDateTime(at, locale),
          "roulette.who": who,
          "roulette.action": actionName,
          "roulette.subject": subjectName,
          "roulette.state": <Tag tone={refused ? "bad" : "good"}>{text(refused ? "roulette.refused" : "roulette.done")}</Tag>,
        }
        return { key: String(id), cells }
      })
    default:
      return page satisfies never
  }
}
