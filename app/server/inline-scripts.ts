/** The two scripts inside a page, the same in every page so that a Content-Security-Policy can name them. */
import { createHash } from "node:crypto"
import { keptKey } from "#adapters/kept/kept-key.ts"
import { lettersKey, letterSamples } from "../letters.ts"

/** The page is light until this finds that dark was chosen. */
const theme = `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(keptKey)})).theme==="dark")d.theme="dark"}catch{}`

/**
 * Letters that this browser has had before are shown at once. A wide screen fetches them at once and shows them
 * together; a phone, whose line may be slow, first has its page (`app/client/letters.ts`).
 */
const letters = [
  `try{if(localStorage.getItem(${JSON.stringify(lettersKey)})!==null)d.letters="";`,
  `else if(innerWidth>760)Promise.all(${JSON.stringify(letterSamples)}.map(t=>document.fonts.load("1em Geologica",t)))`,
  `.then(()=>{d.letters="";localStorage.setItem(${JSON.stringify(lettersKey)},"")}).catch(()=>{})}catch{}`,
].join("")

/** Before the first paint: a visitor's own theme and, where they are at hand, the shop's letters. Stands after the styles, which name the letters. */
export const headScript = `{const d=document.documentElement.dataset;${theme}${letters}}`

/** Where the page names its scripts without having them fetched. */
export const scriptsId = "scripts"

/** After the first paint: has the page's scripts fetched. Stands last in the page. */
export const wakingScript = `requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById("${scriptsId}").content)))`

const hashOf = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`

/** What a Content-Security-Policy allows them by. */
export const inlineScriptHashes = [headScript, wakingScript].map(hashOf)
