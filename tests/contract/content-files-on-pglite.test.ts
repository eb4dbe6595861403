/** Content of a shop as files on PGlite. */
import { pglite } from "./support/engines.ts"
import { describeContentFiles } from "./content-files/content-files.ts"
import { describeCatalogueContent } from "./content-files/catalogue-content.ts"
import { describeContentTexts } from "./content-files/content-texts.ts"
import { describePlaces } from "./content-files/places.ts"
import { describeOwnPlaces } from "./content-files/own-places.ts"
import { describeTablesOfContent } from "./content-files/tables-of-content.ts"
import { describeMoneyInUse } from "./content-files/money-in-use.ts"
import { describeOwnMoney } from "./content-files/own-money.ts"
import { describeSiteParts } from "./content-files/site-parts.ts"

describeContentFiles(pglite)
describeCatalogueContent(pglite)
describeContentTexts(pglite)
describeTablesOfContent(pglite)
describePlaces(pglite)
describeOwnPlaces(pglite)
describeOwnMoney(pglite)
describeSiteParts(pglite)
describeMoneyInUse(pglite)
