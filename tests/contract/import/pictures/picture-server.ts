/** Web server with one picture, `/hat.png`, and the answers that no picture can be made of. */
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { internet, type Network } from "#backend/import/pictures/fetch-picture.ts"
import { plainPicture } from "./picture-steps.ts"

export type PictureServer = {
  /** Origin of its addresses: 127.0.0.1, which no import fetches from. */
  readonly url: string
  readonly port: string
  /** Paths of the requests, the oldest first. */
  readonly requests: ReadonlyArray<string>
  readonly forgetRequests: () => void
  /** The internet with the port of this server, in which no address is refused. */
  readonly openNetwork: Network
  readonly close: () => void
}

/** Sends bytes for as long as the client reads them. */
const sendEndlessly = (response: ServerResponse): void => {
  while (response.write(Buffer.alloc(1_000_000)));
  response.once("drain", () => sendEndlessly(response))
}

const redirectTo =
  (location: string) =>
  (response: ServerResponse): void =>
    void response.writeHead(302, { location }).end()

export const startPictureServer = async (): Promise<PictureServer> => {
  const hat = await plainPicture("#3a3").png().toBuffer()
  const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
    "/hat.png": (response) => void response.end(hat),
    "/moved": redirectTo("/hat.png"),
    "/inside": redirectTo("http://169.254.169.254/latest/meta-data"),
    "/round": redirectTo("/round"),
    "/huge": sendEndlessly,
    "/page": (response) => void response.end("<html></html>"),
  }
  let requests: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ""
    requests.push(path)
    const answer = answers[path]
    if (answer === undefined) response.writeHead(404).end()
    else answer(response)
  })
  // On every address of this machine, those of IPv6 included.
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const port = String((server.address() as AddressInfo).port)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    get requests() {
      return requests
    },
    forgetRequests: () => void (requests = []),
    openNetwork: { isRefused: () => false, ports: new Set([...internet.ports, port]) },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
