/** The two scripts inside a page, the same in every page so that a Content-Security-Policy can name them. */
import { createHash } from "node:crypto"
import { persistedStateKey } from "#adapters/persistence/persisted-state-key.ts"
import { phoneWidth } from "#ui/first-view/phone-viewport.ts"
import { fontCachedKey } from "./font-key.ts"

/** The page is light until this finds that dark was chosen. */
const theme = `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(persistedStateKey)})).theme==="dark")d.theme="dark"}catch{}`

/**
 * A page begins in the shop's letters on a wide screen, which fetches them along with the page, and where this browser
 * has had them before. A phone, whose line may be slow, first has its page (`app/first-view/fonts.ts`).
 */
const fontScript = `try{if(screen.width>${phoneWidth}||localStorage.getItem(${JSON.stringify(fontCachedKey)})!==null)d.letters=""}catch{}`

/**
 * On a wide screen, until the first of it is painted, the page is laid out no further than that (`data-later`), so that no
 * pictures further down are fetched before. Not where one comes back to a place further down, which must be there at once.
 */
const painting = `if(screen.width>${phoneWidth}&&!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")d.painting=""`

/**
 * Before the first paint: a visitor's own theme and, where they are at hand, the shop's letters. Until the page wakes it is
 * `data-asleep`. Stands after the styles, which name the letters.
 */
export const headScript = `{const d=document.documentElement.dataset;d.asleep="";${theme}${fontScript}${painting}}`

/** How long a page that has loaded waits to be told that it was painted, in milliseconds. */
const timeout = 2000

/** Where the page names its scripts without having them fetched. */
export const scriptsId = "scripts"

/**
 * Once the first screen has been painted: has what is below it laid out, its smallest pictures fetched, and the scripts.
 * Painted means on the screen, not only drawn, so that they take no turns with it; a page that nobody looks at wakes when it
 * has loaded, and one whose browser does not tell of paints a little later. Stands last in the page, and begins with putting
 * back what was sent later (`ui/first-view/deferred-markup.tsx`).
 */
export const wakingScript = [
  `{const later=document.querySelector("[data-sent=later]");later?.previousElementSibling?.before(later);`,
  `let wake=()=>{wake=()=>{};const d=document.documentElement.dataset;delete d.painting;delete d.asleep;document.head.append(document.getElementById("${scriptsId}").content)};`,
  `new PerformanceObserver(()=>wake()).observe({type:"paint",buffered:true});`,
  `addEventListener("load",()=>document.hidden?wake():setTimeout(()=>wake(),${timeout}))}`,
].join("")

const hashOf = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`

/** What a Content-Security-Policy allows them by. */
export const inlineScriptHashes = [headScript, wakingScript].map(hashOf)
