/** Access to a shop's content for the merchant's command: in its database, or through the running shop by the key of `SHOP_KEY`. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import * as Schema from "effect/Schema"
import { mediaTypes } from "#adapters/shop/contract/endpoint.ts"
import {
  applyMerchantContent,
  ContentFaults,
  merchantContent,
  merchantContentPicture,
  type ContentDifference,
} from "#adapters/shop/contract/merchant/merchant-content.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import type { ContentPart } from "#backend/content-files/content-kind.ts"
import { kindNames, kindOf, type StoredContent } from "#backend/content-files/content-kinds.ts"
import { mergedFaults } from "#backend/content-files/merged-faults.ts"
import { shownContent, withoutConfigured } from "#backend/content-files/configured-content.ts"
import { exportPictures, ownPictures, picturesToSend, storePictures, type LackingPicture } from "#backend/content-files/content-pictures.ts"
import { picturesOfFolder } from "#backend/import/pictures/picture-sources.ts"
import { importedPicture } from "#backend/pictures/imported-picture.ts"
import { storageFor } from "#backend/pictures/storage/configured-storage.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { callShop, RefusedCall } from "./call-shop.ts"
import { withDatabase } from "./operate.ts"

type Applying = {
  /** Where the files are that the content names. */
  readonly folder: string
  readonly isTrial: boolean
}

export type ContentAccess = {
  /** Stores what differs, all or nothing, and returns it. Throws an `OperatorError` with the places of what cannot be stored. */
  readonly apply: (content: ReadonlyArray<ContentPart>, how: Applying) => Promise<ReadonlyArray<typeof ContentDifference.Type>>
  /** All content; the merchant's own pictures that it names are written into `folder`. */
  readonly exportTo: (folder: string) => Promise<StoredContent>
}

export const scope = "content"

const inDatabase = (env: ProcessEnvironment): ContentAccess => ({
  apply: (content, { folder, isTrial }) =>
    withDatabase(env, async (db, config) => {
      const how = { now: instantOf(Date.now()), isTrial }
      const taking = { ...how, storage: storageFor(config), read: picturesOfFolder(folder) }
      const stored = await storePictures(db, content, taking)
      return applyContent(db, await withoutConfigured(db, stored, config.site), how)
    }),
  exportTo: (folder) =>
    withDatabase(env, async (db, config) => {
      const content = await shownContent(db, kindNames, config.site)
      const pictures = storageFor(config)
      await exportPictures(content, folder, (name) => importedPicture({ db, pictures }, name))
      return content
    }),
})

/** Milliseconds until a call is given up: a shop fetches the pictures that are addresses before it answers. */
const timeout = 240_000

/** What the shop refuses, with the places in the folder. A picture that was not sent is refused with the reason that the folder has for it. */
const inFolder = (error: unknown, content: ReadonlyArray<ContentPart>, lacking: ReadonlyArray<LackingPicture>): unknown => {
  if (!(error instanceof RefusedCall) || !Schema.is(ContentFaults)(error.body)) return error
  const reasons = error.body.faults.map(({ kind, path, message }) => {
    const lack = lacking.find((one) => one.kind === kind && one.path.join() === path.join())
    const reason = lack?.reason ?? { key: "setting.wrong", values: { problem: message } }
    return content.find(({ name }) => name === kind)?.located(path, reason) ?? reason
  })
  return new OperatorError({ key: "content.wrong", values: { reasons: mergedFaults(reasons) } }, { cause: error })
}

const throughShop = (env: ProcessEnvironment): ContentAccess => {
  const stored = async (): Promise<StoredContent> => {
    const { content } = await callShop(env, scope, merchantContent, { timeout })
    const read = kindNames
      .filter((name) => name in content)
      .map(async (name) => ({ name, kind: await kindOf(name), items: content[name] ?? [] }))
    return Promise.all(read)
  }
  return {
    apply: async (content, { folder, isTrial }) => {
      const known = ownPictures(content).size === 0 ? new Set<string>() : ownPictures(await stored())
      const body = new FormData()
      const items = Object.fromEntries(content.map((part) => [part.name, part.items]))
      body.set("content", new Blob([JSON.stringify(items)], { type: mediaTypes.json }))
      const { sent, lacking } = await picturesToSend(content, known, picturesOfFolder(folder))
      for (const { path, bytes } of sent) {
        body.append("pictures[][path]", path)
        body.append("pictures[][file]", new Blob([new Uint8Array(bytes)]), path)
      }
      const query = { trial: String(isTrial) }
      const { changes } = await callShop(env, scope, applyMerchantContent, { query, body, timeout }).catch((error: unknown) => {
        throw inFolder(error, content, lacking)
      })
      return changes
    },
    exportTo: async (folder) => {
      const content = await stored()
      await exportPictures(content, folder, async (name) => {
        const picture = await callShop(env, scope, merchantContentPicture, { parameter: name })
        return Buffer.from(picture.content, "base64")
      })
      return content
    },
  }
}

/** Access through the running shop where `SHOP_KEY` is set, for which an embedded shop is not stopped. */
export const contentAccess = (env: ProcessEnvironment): ContentAccess => (env["SHOP_KEY"] ? throughShop(env) : inDatabase(env))
