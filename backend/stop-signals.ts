/** Stop signals: the first closes the process gracefully, one more than two seconds later ends it at once. */
import type { Logger } from "pino"
import { reasonOf, translator } from "#backend/texts/command-language.ts"

/** Signals closer together than this are one request: a terminal, npm and tsx each pass on the same one. Milliseconds. */
const sameRequest = 2_000
/** Longest time for closing, in milliseconds. */
export const closeTimeout = 30_000

type Closable = { readonly close: () => Promise<void> }

/** Runs what `opening` opens as this process, until a signal stops it; ends the process with 1 where it cannot open. */
export const runUntilSignal = async <Opened extends Closable>(opening: Promise<Opened>, log: Logger): Promise<Opened> => {
  closeOnSignal(async () => (await opening).close())
  try {
    return await opening
  } catch (error) {
    log.fatal({ error: reasonOf(error, translator(process.env)) }, "the shop cannot open")
    return process.exit(1)
  }
}

/** Calls `close` once, for SIGTERM, SIGINT or the end of a parent process that has a channel to this one, then ends the process. */
const closeOnSignal = (close: () => Promise<void>): void => {
  let lastSignal: number | null = null
  let isClosing = false
  const closeOnce = (): void => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), closeTimeout).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  const onSignal = (): void => {
    const now = performance.now()
    if (lastSignal !== null && now - lastSignal >= sameRequest) process.exit(1)
    lastSignal = now
    closeOnce()
  }
  process.on("SIGTERM", onSignal)
  process.on("SIGINT", onSignal)
  process.on("disconnect", closeOnce)
}
