/** Socket by which a command exchanges running processes for those of another release: JSON, one object a line. */
import { once } from "node:events"
import { mkdir, rm } from "node:fs/promises"
import { connect, createServer, type Socket } from "node:net"
import path from "node:path"
import { createInterface } from "node:readline"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { Processes } from "./processes.ts"

/** What the primary process sends: first the program that runs, then lines of progress, and at last why it failed (`null`: it did not). */
type Message = { readonly running: string } | { readonly progress: MessageRef } | { readonly failure: MessageRef | null }
/** What the command sends. */
type Request = { readonly program: string }

const socketIn = (dataDir: string): string => path.join(dataDir, "processes.sock")

const failureOf = (error: unknown): MessageRef =>
  error instanceof OperatorError
    ? error.reason
    : { key: "upgrade.failed", values: { problem: error instanceof Error ? error.message : String(error) } }

const connected = async (dataDir: string): Promise<Socket | null> => {
  const socket = connect(socketIn(dataDir))
  return once(socket, "connect").then(
    () => socket,
    () => null,
  )
}

/** Answers commands until it is closed. Replaces a socket that a killed process left; throws where one still answers. */
export const serveControl = async (
  dataDir: string,
  { program, exchange }: Pick<Processes, "program" | "exchange">,
): Promise<{ readonly close: () => Promise<void> }> => {
  const other = await connected(dataDir)
  other?.destroy()
  if (other !== null) throw new OperatorError({ key: "upgrade.running", values: { folder: dataDir } })
  let isBusy = false
  const server = createServer((socket) => {
    const send = (message: Message): void => void (socket.writable && socket.write(`${JSON.stringify(message)}\n`))
    // The command may be stopped; what was begun is ended all the same.
    socket.on("error", () => undefined)
    send({ running: program() })
    createInterface({ input: socket }).once("line", (line) => {
      if (isBusy) {
        send({ failure: { key: "upgrade.busy" } })
        socket.end()
        return
      }
      isBusy = true
      const begin = async () => exchange((JSON.parse(line) as Request).program, (progress) => send({ progress }))
      begin()
        .then(
          () => send({ failure: null }),
          (error: unknown) => send({ failure: failureOf(error) }),
        )
        .finally(() => {
          isBusy = false
          socket.end()
        })
    })
  })
  await mkdir(dataDir, { recursive: true })
  await rm(socketIn(dataDir), { force: true })
  // Nobody but the shop's own user may name a program.
  const mask = process.umask(0o177)
  try {
    server.listen(socketIn(dataDir))
    await once(server, "listening")
  } finally {
    process.umask(mask)
  }
  return { close: () => new Promise((resolve) => server.close(() => resolve())) }
}

type Exchange = {
  /** Called with the program that still runs, before anything is exchanged. */
  readonly prepare: (running: string) => Promise<void>
  readonly report: (progress: MessageRef) => void
}

/** Exchanges the processes that run on `dataDir` for those of `program`. Throws with the reason where they stay. */
export const requestExchange = async (dataDir: string, program: string, { prepare, report }: Exchange): Promise<void> => {
  const socket = await connected(dataDir)
  if (socket === null) throw new OperatorError({ key: "upgrade.notRunning", values: { folder: dataDir } })
  try {
    for await (const line of createInterface({ input: socket })) {
      const message = JSON.parse(line) as Message
      if ("progress" in message) report(message.progress)
      else if ("failure" in message) {
        if (message.failure === null) return
        throw new OperatorError(message.failure)
      } else {
        await prepare(message.running)
        socket.write(`${JSON.stringify({ program } satisfies Request)}\n`)
      }
    }
    throw new OperatorError({ key: "upgrade.ended" })
  } finally {
    // Otherwise the command and the shop would wait for each other where `prepare` has failed.
    socket.destroy()
  }
}
