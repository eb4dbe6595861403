/** All kinds of content, each a file of `kinds/`, by the name of its file. */
import { readdirSync } from "node:fs"
import { fileAt } from "#backend/paths.ts"
import type { ContentKind } from "./content-kind.ts"

export const kindNames: ReadonlyArray<string> = readdirSync(fileAt("backend/content-files/kinds"))
  .map((file) => file.replace(/\.ts$/, ""))
  .toSorted()

export const kindOf = async (name: string): Promise<ContentKind<unknown>> =>
  ((await import(`./kinds/${name}.ts`)) as { readonly kind: ContentKind<unknown> }).kind
