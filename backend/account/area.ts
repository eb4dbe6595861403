/** Account area: profile, settings, addresses, cards and devices of a user. */
import type { Area } from "#backend/area.ts"
import { userPictures } from "./picture.ts"
import { accountRoutes } from "./routes.ts"

export const account: Area = { routes: accountRoutes, pictures: [userPictures] }
