/** The one script inside a page: it shows a visitor's own theme before the first paint, so that nothing flashes. */
import { createHash } from "node:crypto"
import { keptKey } from "#adapters/kept/kept-key.ts"

/** The page is light until this finds that dark was chosen. */
export const themeScript = `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(keptKey)})).theme==="dark")document.documentElement.dataset.theme="dark"}catch{}`

/** What a Content-Security-Policy allows it by. */
export const themeScriptHash = `sha256-${createHash("sha256").update(themeScript).digest("base64")}`
