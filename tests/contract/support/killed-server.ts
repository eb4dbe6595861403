/** Process that adds units to one cart until it is killed and prints what was acknowledged. */
import { createBackend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import { openEmbedded } from "#backend/database/pglite.ts"

const config = readConfig({ SANDBOX: "1", LOG_LEVEL: "silent", ...process.env })
const db = await openEmbedded(config.dataDir)
const backend = await createBackend(config, { db, timed: false })
const [variant] = await db.query<{ id: number }>(
  "update variants set on_hand = 1000 where id = (select min(id) from variants) returning id",
)

const add = async (token: string | null): Promise<{ readonly token: string; readonly total_quantity: number }> => {
  const answer = await backend.fetch(
    new Request("http://localhost/api/v2/orders/populate", {
      method: "POST",
      headers: { "content-type": "application/json", ...(token === null ? {} : { "x-order-token": token }) },
      body: JSON.stringify({ variant_id: variant?.id, quantity: 1 }),
    }),
  )
  return (await answer.json()) as { token: string; total_quantity: number }
}

const { token } = await add(null)
for (;;) {
  const { total_quantity: quantity } = await add(token)
  process.stdout.write(`${JSON.stringify({ token, quantity })}\n`)
}
