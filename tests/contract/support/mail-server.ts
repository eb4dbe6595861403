/** Mail server of the tests: takes, refuses, or breaks off as the test says. */
import { simpleParser, type ParsedMail } from "mailparser"
import { SMTPServer } from "smtp-server"

/** `cut`: takes the letter and closes the connection without an answer. A number refuses with that code. */
export type Manner = "take" | "cut" | 451 | 550

export type MailServer = {
  readonly url: string
  readonly taken: ReadonlyArray<ParsedMail>
  behave: (manner: Manner) => void
  readonly close: () => Promise<void>
}

export const startMailServer = async (): Promise<MailServer> => {
  const taken: ParsedMail[] = []
  let manner: Manner = "take"
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => {
      done(typeof manner === "number" ? Object.assign(new Error("not now"), { responseCode: manner }) : null)
    },
    onData: (stream, _session, done) => {
      const take = async (): Promise<void> => {
        taken.push(await simpleParser(stream))
        if (manner === "cut") for (const connection of server.connections) connection.close()
        else done()
      }
      void take()
    },
  })
  // A client that leaves in the middle is no fault of the server.
  server.on("error", () => {})
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const address = server.server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    behave: (next) => void (manner = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
