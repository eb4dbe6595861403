/** Content of the shop as the merchant's programs read and change it. */
import type { AnswerOf, BodyOf } from "#adapters/shop/contract/endpoint.ts"
import type {
  applyMerchantContent,
  ContentFaults,
  merchantContent,
  merchantContentPicture,
} from "#adapters/shop/contract/merchant/merchant-content.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import { WrongContent, type ContentPart, type ItemFault } from "#backend/content-files/content-kind.ts"
import { kindNames, kindOf, readItems } from "#backend/content-files/content-kinds.ts"
import { shownContent, withoutConfigured } from "#backend/content-files/configured-content.ts"
import { storePictures } from "#backend/content-files/content-pictures.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import type { ReadPicture } from "#backend/import/pictures/picture-sources.ts"
import { importedPicture, NoPicture } from "#backend/pictures/imported-picture.ts"
import type { BackendServices } from "#backend/services.ts"
import { explained } from "#backend/shell/setting-faults.ts"
import { formatMessage, type MessageRef } from "#backend/texts/format-message.ts"

const unknownKind = (name: string): MessageRef => ({ key: "content.unknownKind", values: { name, known: kindNames.join(", ") } })

/** Content of one kind, or of all. Throws 422 for an unknown kind. */
export const contentOf = async (
  { db, site }: Pick<BackendServices, "db" | "site">,
  kind: string | null,
): Promise<AnswerOf<typeof merchantContent>> => {
  if (kind !== null && !kindNames.includes(kind)) throw wrongField("kind", unknownKind(kind))
  const content = await shownContent(db, kind === null ? kindNames : [kind], site())
  return { content: Object.fromEntries(content.map(({ name, items }) => [name, items])) }
}

type Body = BodyOf<typeof applyMerchantContent>
type Fault = (typeof ContentFaults.Type)["faults"][number]

/** Refusal of content that a folder's files would be refused for too, with the same reasons. */
const refused = (faults: ReadonlyArray<Fault>): Refusal =>
  new Refusal(422, { key: "content.refused", values: { count: faults.length } }, { beside: { faults } })

/** Faults of a kind in the language of the caller, with what is known of the values. */
const faultsIn =
  (content: Body["content"], locale: Locale) =>
  ({ name, kind: { effect, example: item } }: Pick<ContentPart, "name" | "kind">, faults: ReadonlyArray<ItemFault>): ReadonlyArray<Fault> =>
    faults.map(({ path, reason: found }) => {
      const { reason, example } = explained(found, path, content[name], { effect, example: [item] })
      return { kind: name, path, message: formatMessage(locale, reason), ...(example !== undefined && { example }) }
    })

/** Kinds of a body with their items decoded. Throws 422 with the faults of all. */
const partsOf = async (content: Body["content"], locale: Locale): Promise<ReadonlyArray<ContentPart>> => {
  const read = Object.entries(content).map(async ([name, encoded]): Promise<{ part: ContentPart | null; faults: ReadonlyArray<Fault> }> => {
    if (!kindNames.includes(name))
      return { part: null, faults: [{ kind: name, path: [], message: formatMessage(locale, unknownKind(name)) }] }
    const kind = await kindOf(name)
    const { items, faults } = readItems(kind, encoded)
    return { part: { name, kind, items, located: (_, reason) => reason }, faults: faultsIn(content, locale)({ name, kind }, faults) }
  })
  const all = await Promise.all(read)
  const faults = all.flatMap((one) => one.faults)
  if (faults.length > 0) throw refused(faults)
  return all.flatMap(({ part }) => (part === null ? [] : [part]))
}

/** Reads the files of a call by their paths. */
const sentPictures = (pictures: Body["pictures"]): ReadPicture => {
  const files = new Map(pictures.map(({ path, file }) => [path, file]))
  return async (source) => {
    const file = files.get(source)
    if (file === undefined) throw new NoPicture({ key: "content.notSent" })
    return Buffer.from(await file.arrayBuffer())
  }
}

type Applying = { readonly isTrial: boolean; readonly locale: Locale; readonly now: Instant }

/** Applies the content of a call. Throws 422 with the faults of what cannot be stored. */
export const applyByProgram = async (
  { db, pictures: storage, site, refreshSite }: BackendServices,
  { content, pictures }: Body,
  { isTrial, locale, now }: Applying,
): Promise<AnswerOf<typeof applyMerchantContent>> => {
  const parts = await partsOf(content, locale)
  const how = { now, isTrial }
  try {
    const stored = await storePictures(db, parts, { ...how, storage, read: sentPictures(pictures) })
    const changes = await applyContent(db, await withoutConfigured(db, stored, site()), how)
    await refreshSite()
    return { changes }
  } catch (error) {
    if (!(error instanceof WrongContent)) throw error
    const inWords = faultsIn(content, locale)
    const faults = error.parts.map(async ({ part: { name }, faults }) => inWords({ name, kind: await kindOf(name) }, faults))
    throw refused((await Promise.all(faults)).flat())
  }
}

/** A picture of the merchant's own. Throws 404. */
export const pictureOf = async (services: BackendServices, name: string): Promise<AnswerOf<typeof merchantContentPicture>> => {
  const bytes = await importedPicture(services, name)
  if (bytes === null) throw missing("missing.page")
  return { content: bytes.toString("base64") }
}
