/** Shop as the sender of its letters. */
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"
import type { LetterSender } from "#domain/rules/notifications/letter.ts"
import { letterColours } from "#domain/rules/notifications/letter-colours.ts"
import { accentColours } from "#domain/rules/shell/accent.ts"
import type { BackendServices } from "#backend/services.ts"

export type LetterServices = Pick<BackendServices, "site"> & { readonly config: Pick<BackendServices["config"], "publicOrigin" | "port"> }

export const letterSender = ({ site: currentSite, config: { publicOrigin, port } }: LetterServices): LetterSender => {
  const site = currentSite()
  return {
    brand: site.brand,
    company: site.company,
    supportPhone: site.supportPhone,
    hours: `${site.workFrom}:00–${site.workTo}:00`,
    origin: publicOrigin ?? `http://localhost:${port}`,
    accent: site.accent === null ? letterColours.sky : accentColours(site.accent).light.sky,
    logo: site.logo === null ? null : pictureAddress(site.logo),
  }
}
