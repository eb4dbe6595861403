/** Server that is started again for each try of each journey of a file or group, since a first try leaves it changed. */
import { afterEach, beforeEach } from "vitest"

export const forEachTry = <Started extends { readonly stop: () => Promise<void> }>(start: () => Promise<Started>): (() => Started) => {
  let started: Started | undefined
  beforeEach(async () => {
    started = await start()
  })
  afterEach(async () => {
    await started?.stop()
    started = undefined
  })
  return () => {
    if (started === undefined) throw new Error("nothing was started")
    return started
  }
}
