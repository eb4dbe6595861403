/** Person whose responses the service worker keeps: they go when that person leaves, or another one comes. */
type Stored = { readonly caches: Pick<CacheStorage, "open" | "delete"> }

/** Pages of a person: their addresses name orders. */
const personalPage = /^(?:\/en)?\/(?:account|checkout)(?:\/|$)/

/** Apart from the responses, which may displace one another. */
const personKey = "/person.json"

export const storedPerson = async ({ caches }: Stored): Promise<number | null> => {
  const stored = await (await caches.open("delguur-assets")).match(personKey)
  return stored === undefined ? null : ((await stored.json()) as number)
}

/** `person`: the user's number; null for a visitor. */
export const notePerson = async (person: number | null, { caches }: Stored): Promise<void> => {
  const outside = { caches }
  if ((await storedPerson(outside)) === person) return
  const assets = await caches.open("delguur-assets")
  // First nobody: a response that arrives meanwhile is not stored.
  await assets.delete(personKey)
  await caches.delete("delguur-personal")
  const documents = await caches.open("delguur-documents")
  for (const key of await documents.keys()) if (personalPage.test(new URL(key.url).pathname)) await documents.delete(key)
  if (person !== null) await assets.put(personKey, Response.json(person))
}
