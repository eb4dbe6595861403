/** Steps of tests of places as content: what applying files changes, and the items and the example of a kind. */
import { instantOf } from "#domain/rules/instants.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import type { ContentPart } from "#backend/content-files/content-kind.ts"
import { kindOf } from "#backend/content-files/content-kinds.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

export type Files = Readonly<Record<string, ReadonlyArray<unknown>>>

/** Content whose messages have the path in place of file and line. */
export const contentOf = (files: Files): Promise<ReadonlyArray<ContentPart>> =>
  Promise.all(
    Object.entries(files).map(async ([name, items]) => ({
      name,
      kind: await kindOf(name),
      items,
      located: (path: ReadonlyArray<PropertyKey>, reason: MessageRef) => ({
        key: "setting.at" as const,
        values: { file: name, line: 1, setting: path.join("."), reason },
      }),
    })),
  )

export const putInto = async (shop: Trial, files: Files) =>
  applyContent(shop.db, await contentOf(files), { now: instantOf(shop.now()), isTrial: false })

export const itemsOf = async <Item>(shop: Trial, name: string) => (await (await kindOf(name)).read(shop.db)) as ReadonlyArray<Item>
export const exampleOf = async <Item>(name: string) => (await kindOf(name)).example as Item
