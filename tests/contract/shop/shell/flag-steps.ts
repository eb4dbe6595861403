/** Flags of the site, changed for a while. */
import type { Flags } from "#domain/entities/shell/site.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"

/** Runs `visit` while flags of the site have other values, which are put back even when it fails. */
export const withFlags = async <Result>(shop: Trial, changes: Partial<Flags>, visit: () => Promise<Result>): Promise<Result> => {
  const { flags } = shop.config.site
  const before = { ...flags }
  Object.assign(flags, changes)
  try {
    return await visit()
  } finally {
    Object.assign(flags, before)
  }
}
