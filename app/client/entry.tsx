/** Wakes the page that the page server drew. */
import "#ui/theme/theme.css"
import type { Boot } from "../boot.ts"
import { placeAt } from "../routes.ts"
import { openStorefront } from "./open-storefront.tsx"
import { loadWords } from "#ui/words/load-words.ts"

const boot = JSON.parse(document.getElementById("boot")?.textContent ?? "") as Boot
const { route, place } = placeAt(new URL(window.location.href))
const [{ page }, messages] = await Promise.all([route.load(), loadWords(place.locale, ["shell", ...route.words])])
openStorefront({ boot, route, place, page, messages })
