/** Person whose responses the service worker keeps: they go when that person leaves, or another one comes. */
import { localPath } from "#domain/entities/locale.ts"
import { bounds, store } from "./caches.ts"

type Stored = { readonly caches: Pick<CacheStorage, "open" | "delete"> }

/** Response in a shopper's name that came before the page had named its user; null where it failed. */
export type Unclaimed = { readonly key: string; readonly response: Promise<Response | null> }

/** `unclaimed`: in memory until it is known whose they are. `later`: a response that is slow does not hold up a logout. */
type Claiming = Stored & { readonly unclaimed: Unclaimed[]; readonly later: (work: Promise<unknown>) => void }

/** Pages of a person: their addresses name orders. */
const personalPage = /^\/(?:account|checkout)(?:\/|$)/

/** Apart from the responses, which may displace one another. */
const personKey = "/person.json"

export const storedPerson = async ({ caches }: Stored): Promise<number | null> => {
  const stored = await (await caches.open("delguur-assets")).match(personKey)
  return stored === undefined ? null : ((await stored.json()) as number)
}

/** Stores a response of a person, unless another one has come meanwhile. */
export const storePersonal = async (person: number, key: string, response: Response, outside: Stored): Promise<void> => {
  if ((await storedPerson(outside)) === person)
    await store(await outside.caches.open("delguur-personal"), key, response, bounds["delguur-personal"])
}

/** `person`: the user's number; null for a visitor. */
export const notePerson = async (person: number | null, { caches, unclaimed, later }: Claiming): Promise<void> => {
  const claimed = unclaimed.splice(0)
  await replacePerson(person, { caches })
  if (person === null) return
  for (const { key, response } of claimed)
    later(response.then((found) => (found === null ? undefined : storePersonal(person, key, found, { caches }))))
}

const replacePerson = async (person: number | null, { caches }: Stored): Promise<void> => {
  const outside = { caches }
  if ((await storedPerson(outside)) === person) return
  const assets = await caches.open("delguur-assets")
  // First nobody: a response that arrives meanwhile is not stored.
  await assets.delete(personKey)
  await caches.delete("delguur-personal")
  const documents = await caches.open("delguur-documents")
  for (const key of await documents.keys()) if (personalPage.test(localPath(new URL(key.url).pathname).path)) await documents.delete(key)
  if (person !== null) await assets.put(personKey, Response.json(person))
}
