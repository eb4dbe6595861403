/** Key of the articles that a device keeps as typed; apart, so that a logout forgets them without loading what reads them. */
import type { DeviceStorage } from "./device-storage.ts"

export const articleDraftsKey = "delguur.articles"

/** What a shopper wrote is not left to the next one at the device. */
export const forgetArticleDrafts = (storage: DeviceStorage): void => storage.write(articleDraftsKey, null)
