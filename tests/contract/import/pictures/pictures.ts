/** Pictures of a product file, by where they come from and what they show. */
import { beforeAll, describe } from "vitest"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import type { ImportSteps } from "../import-steps.ts"
import { cutOutsOf } from "./cut-outs.ts"
import { exportedPicturesOf } from "./exported-pictures.ts"
import { fetchingGuardsOf } from "./fetching-guards.ts"
import { picturesAtAddressesOf } from "./from-addresses.ts"
import { picturesInFilesOf } from "./from-files.ts"
import { broken, coat, pictureSteps, plainPicture } from "./picture-steps.ts"

export const picturesOf = (shop: () => Trial, folder: () => string, importSteps: ImportSteps): void => {
  const steps = pictureSteps(shop, folder, importSteps)

  describe("picture of an import", () => {
    beforeAll(async () => {
      const { red, green, blue } = coat.colour
      await steps.writeSource(coat.source, await plainPicture(`rgb(${red}, ${green}, ${blue})`).jpeg().toBuffer())
      await steps.writeSource(broken, "no picture at all")
    })

    picturesInFilesOf(shop, folder, steps, importSteps)
    picturesAtAddressesOf(shop, steps)
    fetchingGuardsOf(steps)
    exportedPicturesOf(shop, folder, steps)
    cutOutsOf(steps)
  })
}
