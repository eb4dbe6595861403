/** A running storefront whose ports answer at once. */
import { onTestFinished } from "vitest"
import { createActor } from "xstate"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { site } from "#book/fixtures/shell/site.ts"
import type { User } from "#domain/entities/identity/user.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import { provided, type Ports } from "#machines/ports.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { actorsOf, storefrontMachine } from "#machines/shell/storefront.ts"
import type { PersistedStateChanged, PresenceChanged, Streams } from "#machines/streams.ts"
import { answersHandled } from "#tests/machines/test-actor.ts"

type Outside = {
  /** Logged-in user of the shop. */
  readonly user?: User | null
  /** What the device has stored. */
  readonly persistence?: PersistedState
  /** Ports of the test, in place of those that answer at once. */
  readonly answers?: Partial<Ports>
}

/** Returns one user after the other, then nobody. */
export const answersInTurn = (...users: ReadonlyArray<User>) => {
  const left = [...users]
  return () => Promise.resolve(left.shift() ?? null)
}

/** A device whose stored data is read when the test says so. */
export const slowDevice = () => {
  const waiting: Array<(stored: { persisted: PersistedState; setAside: boolean }) => void> = []
  return {
    readPersisted: () => new Promise<{ persisted: PersistedState; setAside: boolean }>((resolve) => waiting.push(resolve)),
    read: async (persisted: PersistedState) => {
      for (const resolve of waiting) resolve({ persisted, setAside: false })
      await answersHandled()
    },
  }
}

/** A storefront whose ports answer at once, and a record of their requests. */
export const openStorefront = async ({ user = null, persistence = emptyPersistedState, answers = {} }: Outside = {}) => {
  const requests: string[] = []
  const written: PersistedState[] = []
  const notify: { persistence?: (event: PersistedStateChanged) => void; presence?: (event: PresenceChanged) => void } = {}
  const known: Partial<Ports> = {
    fetchUser: () => Promise.resolve(user),
    fetchCurrentOrder: () => Promise.resolve(cartOrder),
    readPersisted: () => Promise.resolve({ persisted: persistence, setAside: false }),
    writePersisted: (now) => (written.push(now.persisted), Promise.resolve()),
    logOut: () => Promise.resolve(),
    changeLine: () => Promise.resolve(cartOrder),
    addItem: () => Promise.resolve(cartOrder),
    clearCachesAndReload: () => new Promise(() => undefined),
    ...answers,
  }
  const ports = Object.fromEntries(
    Object.entries(known).map(([name, answer]) => {
      const call = answer as (input: never, signal: never) => unknown
      return [name, (input: never, signal: never) => (requests.push(name), call(input, signal))]
    }),
  ) as unknown as Ports
  const streams: Streams = {
    watchPersisted: (to) => ((notify.persistence = to), () => undefined),
    watchPresence: (to) => ((notify.presence = to), () => undefined),
    watchChat: () => () => undefined,
    watchScroll: () => () => undefined,
    watchViewport: () => () => undefined,
  }
  const machine = provided(storefrontMachine, { ports, streams })
  const storefront = createActor(machine, { input: { site, seed: "shop" } }).start()
  onTestFinished(() => void storefront.stop())
  const actors = actorsOf(storefront)
  await answersHandled()
  const times = (port: string) => requests.filter((name) => name === port).length
  /** Stores as another tab does. */
  const storeElsewhere = async (persisted: PersistedState) => {
    notify.persistence?.({ type: "persisted.changed", persisted })
    await answersHandled()
  }
  /** Hides the tab or shows it again. */
  const show = (visible: boolean) => notify.presence?.({ type: "presence.changed", visible, online: true })
  const messages = () => actors.notices.getSnapshot().context.queue.map(({ message }) => message)
  return {
    storefront,
    ...actors,
    requests,
    times,
    messages,
    storeElsewhere,
    show,
    persistence: () => actors.persistence.getSnapshot().context.persisted,
    written,
  }
}
