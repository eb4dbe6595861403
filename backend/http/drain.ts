/** Graceful close of an HTTP server: requests in flight are answered, idle connections are closed at once. */
import type { Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { setImmediate as turn } from "node:timers/promises"

/** A connection as young as this may be about to send its request, in milliseconds. */
const youth = 500

/** Ends the connection with this response. */
const endWith = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader("Connection", "close")
}

const ended = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => (response.closed ? resolve() : response.once("close", resolve)))

/**
 * Tracks the connections of `server`; call it before any other request listener is added.
 * Returns a function that closes it and resolves when nothing is open, at the latest after `timeout` milliseconds.
 * The server listens until the requests in flight are answered, so that readiness checks see that it closes.
 */
export const drainable = (server: Server, timeout: number): (() => Promise<void>) => {
  /** With the moment of their arrival. */
  const sockets = new Map<Socket, number>()
  const responses = new Set<ServerResponse>()
  let isDraining = false
  let isLate = false

  const closeIdle = (): void => {
    server.closeIdleConnections()
    // Node does not count connections that never sent anything as idle.
    const isOld = (arrivedAt: number): boolean => performance.now() - arrivedAt >= youth
    for (const [socket, arrivedAt] of sockets) if (isLate || (socket.bytesRead === 0 && isOld(arrivedAt))) socket.destroy()
  }
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, performance.now())
    if (isDraining) setTimeout(closeIdle, youth).unref()
    socket.once("close", () => sockets.delete(socket))
  })
  server.on("request", (_, response: ServerResponse) => {
    responses.add(response)
    if (isDraining) endWith(response)
    response.once("close", () => {
      responses.delete(response)
      // A response whose head was sent earlier may leave its connection open.
      if (isDraining) setImmediate(closeIdle)
    })
  })

  return async () => {
    isDraining = true
    for (const response of responses) endWith(response)
    const late = setTimeout(() => {
      isLate = true
      closeIdle()
    }, timeout)
    // Requests that have already arrived are read first.
    await turn()
    closeIdle()
    setTimeout(closeIdle, youth).unref()
    await Promise.all([...responses].map(ended))
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    closeIdle()
    await closed
    clearTimeout(late)
  }
}
