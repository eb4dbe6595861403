/** Stand-in for CallPro: `POST /v1/sms/send` with an `x-api-key`, as the notes on providers describe it (§4). */
import { createServer } from "node:http"

export type SmsServer = {
  readonly url: string
  readonly taken: ReadonlyArray<{ readonly key: string; readonly from: string; readonly to: string; readonly text: string }>
  /** Status of the answers; `cut` takes the message and answers nothing. */
  behave: (manner: number | "cut") => void
  readonly close: () => Promise<void>
}

export const startSmsServer = async (): Promise<SmsServer> => {
  const taken: { key: string; from: string; to: string; text: string }[] = []
  let manner: number | "cut" = 200
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => void chunks.push(chunk))
    request.on("end", () => {
      if (request.method !== "POST" || request.url !== "/v1/sms/send") {
        response.writeHead(404).end()
        return
      }
      if (manner === "cut" || manner === 200)
        taken.push({
          key: String(request.headers["x-api-key"]),
          ...(JSON.parse(Buffer.concat(chunks).toString()) as { from: string; to: string; text: string }),
        })
      if (manner === "cut") request.socket.destroy()
      else
        response
          .writeHead(manner, { "content-type": "application/json" })
          .end(JSON.stringify(manner === 200 ? { status: "queued", message_id: taken.length } : { message: "no" }))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    taken,
    behave: (next) => void (manner = next),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
