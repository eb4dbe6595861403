/** The two scripts inside a page, the same in every page so that a Content-Security-Policy can name them. */
import { createHash } from "node:crypto"
import { keptKey } from "#adapters/kept/kept-key.ts"
import { lettersKey, letterSamples } from "../letters.ts"

/** The page is light until this finds that dark was chosen. */
const theme = `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(keptKey)})).theme==="dark")d.theme="dark"}catch{}`

/** Letters that this browser has had before are shown at once. */
const knownLetters = `try{if(localStorage.getItem(${JSON.stringify(lettersKey)})!==null)d.letters=""}catch{}`

/** Before the first paint: a visitor's own theme and, where they are at hand, the shop's letters. Stands after the styles, which name the letters. */
export const headScript = `{const d=document.documentElement.dataset;${theme}${knownLetters}}`

/** Where the page names its scripts without having them fetched. */
export const scriptsId = "scripts"

/**
 * A wide screen fetches the letters right after its first paint and shows them together; a phone, whose line may be
 * slow, first wakes its page (`app/client/letters.ts`).
 */
const letters = [
  `const d=document.documentElement.dataset;if(screen.width>760&&!("letters"in d))`,
  `Promise.all(${JSON.stringify(letterSamples)}.map(t=>document.fonts.load("1em Geologica",t)))`,
  `.then(()=>{d.letters="";localStorage.setItem(${JSON.stringify(lettersKey)},"")}).catch(()=>{})`,
].join("")

/**
 * Once the page has been painted: has its letters and scripts fetched. Painted means on the screen, not only drawn,
 * so that they take no turns with it; a page that nobody looks at wakes when it has loaded. Stands last in the page.
 */
export const wakingScript = [
  `{let wake=()=>{wake=()=>{};document.head.append(document.getElementById("${scriptsId}").content);${letters}};`,
  `new PerformanceObserver(()=>wake()).observe({type:"paint",buffered:true});`,
  `addEventListener("load",()=>wake())}`,
].join("")

const hashOf = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`

/** What a Content-Security-Policy allows them by. */
export const inlineScriptHashes = [headScript, wakingScript].map(hashOf)
