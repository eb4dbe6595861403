/** Feed of a search cluster: the changes of every process, sent by one of them at a time. */
import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"
import type { Database } from "#backend/database/database.ts"
import { feedLock, writeChanges, type IndexedChanges } from "./changes.ts"
import type { ClusterClient } from "./cluster-client.ts"
import { indexVersion } from "./cluster-index.ts"
import { buildIndex } from "./build-index.ts"

/** Milliseconds between two rounds; with the second after which a cluster shows what it received, a change is found within two. */
const pauseBetween = 400
/** Milliseconds after a failed round. */
const pauseAfterFailure = 5000

/** Writes what has changed into the index, unless another process is doing so. Returns the number of changes. */
export const feedOnce = (db: Database, client: ClusterClient, indexed: IndexedChanges): Promise<number> =>
  db.transaction(
    async (tx) => {
      const [lock] = await tx.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [feedLock])
      if (lock?.mine !== true) return 0
      const [feed] = await tx.query<{ index_name: string; horizon: string }>(
        "select index_name, horizon::text as horizon from search_feed where version = $1",
        [indexVersion],
      )
      if (feed === undefined) return 0
      const { horizon, changes } = await writeChanges(tx, client, feed.index_name, feed.horizon, indexed)
      if (horizon !== feed.horizon) await tx.query("update search_feed set horizon = $1::xid8", [horizon])
      return changes
    },
    { unlimited: true },
  )

export type Feed = {
  /** Waits for the round in progress and starts no other. */
  readonly stop: () => Promise<void>
}

const hasIndex = async (db: Database): Promise<boolean> =>
  (await db.query("select from search_feed where version = $1", [indexVersion])).length > 0
/** Whether a build has written products within two minutes, which is more than its longest request takes; a silent one was interrupted. */
const isRebuilding = async (db: Database): Promise<boolean> =>
  (await db.query("select from search_rebuild where touched_at > now() - interval '2 minutes'")).length > 0

/** Sends changes until it is stopped; an index that does not exist is built first, or its interrupted build continued. */
export const startFeed = (db: Database, client: ClusterClient, log: Logger): Feed => {
  const stopping = new AbortController()
  const indexed: IndexedChanges = new Map()
  let isFailing = false
  /** Returns the pause after this round. */
  const round = async (): Promise<number> => {
    try {
      if (!(await hasIndex(db))) {
        if (await isRebuilding(db)) return pauseAfterFailure
        log.info({ alias: client.alias }, "the search cluster has no index of this shop: it is made now")
        await buildIndex(db, client)
      }
      await feedOnce(db, client, indexed)
      isFailing = false
      return pauseBetween
    } catch (error) {
      indexed.clear()
      if (!isFailing) log.error({ message: error instanceof Error ? error.message : "" }, "sending changes to the search cluster failed")
      isFailing = true
      return pauseAfterFailure
    }
  }
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const milliseconds = await round()
      await pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
