/** Demo shop, which fills an empty database: catalogue, content and, in the sandbox of the demo itself, people. */
import { kindNames } from "#backend/content-files/content-kinds.ts"
import { seedContent } from "#backend/content-files/seed-content.ts"
import type { BackendServices } from "#backend/services.ts"
import { catalogueKinds, seedCatalogue } from "./catalogue/seed-catalogue.ts"
import { seedHotelReviews } from "./hotel-reviews.ts"
import { seedPeople } from "./shopper/people.ts"

/** Adds what is not there yet, in the transaction `services.db`. */
export const seedDemoShop = async (services: BackendServices): Promise<void> => {
  const { db, config } = services
  const now = new Date(config.clock())
  const isNew = await seedCatalogue(db, now)
  await seedContent(db, services.now(), isNew ? kindNames.filter((name) => !catalogueKinds.includes(name)) : kindNames)
  await seedHotelReviews(db, now)
  if (config.isDemo && config.sandbox !== null) await seedPeople(services)
}
