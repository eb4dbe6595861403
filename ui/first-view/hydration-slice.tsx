/**
 * Parts of a first view that are hydrated one after the other, so that the browser paints and handles input between them: the renderer
 * hydrates a tree in one task, but a part that suspends keeps its markup until it is hydrated by itself.
 */
import { Suspense, useState, type ReactElement } from "react"

type Turn = { hasCome: boolean; come: () => void; promise: Promise<void> }

/** Turns of the parts that wait, in the order of the page; `null` while no page is being hydrated. */
let waiting: Turn[] | null = null

const newTurn = (): Turn | null => {
  if (waiting === null) return null
  const turn: Turn = { hasCome: false, come: () => undefined, promise: Promise.resolve() }
  turn.promise = new Promise((resolve) => {
    turn.come = () => {
      turn.hasCome = true
      resolve()
    }
  })
  waiting.push(turn)
  return turn
}

const Waiting = ({ turn, children }: { readonly turn: Turn | null; readonly children: ReactElement }) => {
  // eslint-disable-next-line no-throw-literal
  if (turn?.hasCome === false) throw turn.promise
  return children
}

/** A part with one root element. After a navigation, on the server and in stories it renders with the rest. */
export const HydrationSlice = ({ children }: { readonly children: ReactElement }) => {
  const [turn] = useState(newTurn)
  return (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  )
}

/** Hydrates a page, and then its slices; `pause` is awaited before each of them and after the last. Resolves once all are hydrated. */
export const hydrateInSlices = async (hydrate: () => Promise<void>, pause: () => Promise<void>): Promise<void> => {
  waiting = []
  await hydrate()
  await pause()
  while (waiting.length > 0) {
    waiting.shift()?.come()
    // The slice renders meanwhile, and may have slices of its own.
    await pause()
  }
  waiting = null
}
