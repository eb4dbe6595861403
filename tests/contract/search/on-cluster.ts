/** Search service on a cluster that receives each change before a search, as it is within two seconds. */
import { buildIndex } from "#backend/search/cluster/build-index.ts"
import { clusterAddress, createClusterClient, type ClusterClient } from "#backend/search/cluster/cluster-client.ts"
import { createClusterSearch } from "#backend/search/cluster/cluster-search.ts"
import { feedOnce } from "#backend/search/cluster/feed.ts"
import type { Database } from "#backend/database/database.ts"
import type { Search } from "#backend/search/search.ts"
import { now } from "./trial.ts"

export const clusterClient = (url: string): ClusterClient => {
  const address = clusterAddress(url)
  if (address === null) throw new Error(`${url} is no address of a cluster`)
  return createClusterClient(address, { search: 20_000, write: 60_000 })
}

export const searchOnCluster = async (db: Database, client: ClusterClient): Promise<Search> => {
  await buildIndex(db, client)
  const search = createClusterSearch({ db, client, clock: () => now })
  const feed = async (): Promise<void> => {
    if ((await feedOnce(db, client, new Map())) > 0) await client.send({ method: "POST", path: `/${client.alias}/_refresh`, kind: "write" })
  }
  let indexed = Promise.resolve()
  // One after another: a search beside another one waits for the change that the other found.
  const tell = (): Promise<void> => (indexed = indexed.then(feed))
  return {
    ...search,
    search: async (...query) => {
      await tell()
      return search.search(...query)
    },
  }
}
