/** Contract of the search service on a real engine. */
import { pglite } from "#tests/contract/support/engines.ts"
import { clusterClient, searchOnCluster } from "#tests/contract/search/on-cluster.ts"
import { describeSearch } from "#tests/contract/search/suite.ts"
import { engineUrl } from "./engine-url.ts"

describeSearch({ ...pglite, name: "an engine" }, (db) => searchOnCluster(db, clusterClient(`${engineUrl()}/contract`)))
