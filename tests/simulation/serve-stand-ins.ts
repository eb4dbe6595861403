/** Stand-ins of all outside companies, for a trial of the shop without any: `npm run stand-ins`. Commands: docs/running.md. */
import { createInterface } from "node:readline"
import { startStandIns } from "./stand-ins.ts"

/** Variables that only the simulation needs. */
const onlySimulated = ["TRUSTED_PROXY", "LOG_LEVEL", "PORT", "METRICS_PORT", "SMTP_URL"]
/** Number of the last short messages that `sms` prints. */
const messageCount = 5

const origin = process.env["PUBLIC_ORIGIN"] || "http://localhost:3000"
const standIns = await startStandIns()
const environment = { ...standIns.environment, PUBLIC_ORIGIN: origin }
const exports = Object.entries(environment)
  .filter(([name]) => !onlySimulated.includes(name))
  .map(([name, value]) => `export ${name}='${value}'`)
console.log(
  [...exports, "", "The stand-ins answer until Ctrl+C. pay NUMBER pays an order by QPay; sms shows the last short messages."].join("\n"),
)

process.once("SIGINT", () => void standIns.stop().then(() => process.exit(0)))

const pay = async (number: string): Promise<string> => {
  const invoice = standIns.qpay.latest(number.toUpperCase())
  if (invoice === null) return `QPay has no invoice of ${number}: open its payment page first`
  standIns.qpay.pay(invoice)
  const answer = await fetch(`${invoice.callbackUrl}?qpay_payment_id=any`).then(
    (response) => response.text(),
    () => "nothing: the shop finds the payment by its own check",
  )
  return `paid ${invoice.amount}; the shop answered ${answer}`
}

const lastMessages = (): string => {
  const messages = standIns.sms.taken.slice(-messageCount).map(({ to, text }) => `${to}: ${text}`)
  return messages.join("\n") || "no short messages"
}

for await (const line of createInterface({ input: process.stdin })) {
  const [command, number = ""] = line.trim().split(/\s+/)
  if (command === "pay") console.log(await pay(number))
  else if (command === "sms") console.log(lastMessages())
  else console.log("pay NUMBER or sms")
}
await standIns.stop()
