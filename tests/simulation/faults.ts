/** Faults of a simulation with their times: companies down for an hour, clocks off by minutes, connections cut, processes killed. */
import { setTimeout as pause } from "node:timers/promises"
import type { StandInInvoice } from "#tests/contract/providers/qpay-server.ts"
import type { Server } from "#tests/contract/support/postgres-server.ts"
import type { ProcessNode } from "./shop-node.ts"
import { tally, send, type World } from "./world.ts"

/** Faults of PostgreSQL and of a process beside it; `null` on the embedded database. */
export type Breakable = { readonly postgres: Server; readonly cut: () => Promise<void>; readonly process: ProcessNode }

type Fault = { readonly at: number; readonly name: string; readonly happen: () => Promise<void> | void }

/** Longest time that a company is down, in minutes. */
const maxDownTime = 60

const down = (name: string, at: number, downFor: number, set: (isDown: boolean) => Promise<void> | void): ReadonlyArray<Fault> => [
  { at, name: `${name} down for ${downFor} minutes`, happen: () => set(true) },
  { at: at + downFor, name: "", happen: () => set(false) },
]

/** Faults of a run; orders begin within `minutes`. */
export const faultsOf = ({ standIns }: World, minutes: number, breakable: Breakable | null): ReadonlyArray<Fault> => {
  const at = (share: number): number => Math.floor(minutes * share)
  const length = Math.min(maxDownTime, Math.ceil(minutes / 4))
  const { golomt, storepay, most, sms, posapi } = standIns
  const companies = [
    ...down("QPay", at(0.15), length, (isDown) => (isDown ? standIns.stopQPay() : standIns.startQPay())),
    ...down("Golomt Bank", at(0.3), length, (isDown) => void (golomt.faults.isDown = isDown)),
    ...down("Storepay", at(0.45), length, (isDown) => void (storepay.faults.isDown = isDown)),
    ...down("Most", at(0.5), length, (isDown) => void (most.faults.isDown = isDown)),
    ...down("PosAPI", at(0.65), length, (isDown) => void (posapi.faults.isDown = isDown)),
    ...down("the SMS company", at(0.6), length, (isDown) => sms.behave(isDown ? 503 : 200)),
  ]
  if (breakable === null) return companies
  const { postgres, cut, process } = breakable
  const every = Math.max(4, Math.floor(minutes / 20))
  const cuts = Array.from({ length: 20 }, (_, time) => ({ at: time * every + 3, name: "connections to PostgreSQL cut", happen: cut }))
  const restart = () => postgres.restart(() => pause(300))
  const restarts = [0.35, 0.7].map((share) => ({ at: at(share), name: "PostgreSQL restarted", happen: restart }))
  const kills = [0.25, 0.55, 0.85].map((share) => ({ at: at(share) + 1, name: "a process killed", happen: process.restart }))
  return [...companies, ...cuts, ...restarts, ...kills]
}

/** Number of receipts for each of which one answer of PosAPI is lost. */
const receiptsPerLoss = 50

/** Loses answers of the tax office after it has filed the receipt. */
export const loseReceiptAnswers = (world: World): void => {
  let filed = 0
  world.standIns.posapi.faults.loses = () => {
    filed += 1
    if (filed % receiptsPerLoss !== 0) return false
    tally(world, "answers of PosAPI lost")
    return true
  }
}

/** Loses answers to `create`, or sends callbacks before them, as the orders plan it. */
export const disturbCreation = (world: World): void => {
  world.standIns.qpay.beforeAnswer = async (invoice: StandInInvoice) => {
    const number = invoice.number.split("-")[0] ?? ""
    const creation = world.creations.get(number)
    world.creations.delete(number)
    if (creation === "lost") {
      tally(world, "answers to create lost")
      return "lose"
    }
    if (creation === "callback first") {
      tally(world, "callbacks before the answer to create")
      world.standIns.qpay.pay(invoice)
      await send(world, { method: "GET", path: `${new URL(invoice.callbackUrl).pathname}?qpay_payment_id=early`, headers: {} })
    }
    return "answer"
  }
}

/** Minutes that the clocks of the two processes are off. */
export const clockErrors = (minute: number, minutes: number): readonly [number, number] => {
  const isSetBack = minute >= minutes * 0.4 && minute < minutes * 0.6
  return [isSetBack ? -2 : 0, 3]
}
