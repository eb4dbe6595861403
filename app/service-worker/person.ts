/** Person whose responses the service worker stores: they are deleted when that person logs out, or another one logs in. */
import { localPath } from "#domain/entities/locale.ts"
import { bounds, store } from "./caches.ts"

type CacheAccess = { readonly caches: Pick<CacheStorage, "open" | "delete"> }

/** Response in a shopper's name that came before the page had named its user; null where it failed. */
export type Unclaimed = { readonly key: string; readonly response: Promise<Response | null> }

type PersonChange = CacheAccess & {
  /** In memory until it is known whose they are. */
  readonly unclaimed: Unclaimed[]
  /** Continues work for which a logout does not wait, such as a slow response. */
  readonly inBackground: (work: Promise<unknown>) => void
}

/** Pages of a person: their addresses name orders. */
const personalPage = /^\/(?:account|checkout)(?:\/|$)/

/** Key of the person's number, in the cache of assets: entries of `delguur-personal` may displace one another. */
const personKey = "/person.json"

export const storedPerson = async ({ caches }: CacheAccess): Promise<number | null> => {
  const stored = await (await caches.open("delguur-assets")).match(personKey)
  return stored === undefined ? null : ((await stored.json()) as number)
}

/** Stores a response of a person, unless another one has come meanwhile. */
export const storePersonal = async (person: number, key: string, response: Response, outside: CacheAccess): Promise<void> => {
  if ((await storedPerson(outside)) === person)
    await store(await outside.caches.open("delguur-personal"), key, response, bounds["delguur-personal"])
}

/** Changes the person, and stores the unclaimed responses in that person's name. `person`: the user's number; null for a visitor. */
export const notePerson = async (person: number | null, { caches, unclaimed, inBackground }: PersonChange): Promise<void> => {
  const claimed = unclaimed.splice(0)
  await replacePerson(person, { caches })
  if (person === null) return
  for (const { key, response } of claimed)
    inBackground(response.then((received) => (received === null ? undefined : storePersonal(person, key, received, { caches }))))
}

const replacePerson = async (person: number | null, { caches }: CacheAccess): Promise<void> => {
  const outside = { caches }
  if ((await storedPerson(outside)) === person) return
  const assets = await caches.open("delguur-assets")
  // Without a person a response that arrives meanwhile is not stored.
  await assets.delete(personKey)
  await caches.delete("delguur-personal")
  const documents = await caches.open("delguur-documents")
  for (const key of await documents.keys()) if (personalPage.test(localPath(new URL(key.url).pathname).path)) await documents.delete(key)
  if (person !== null) await assets.put(personKey, Response.json(person))
}
