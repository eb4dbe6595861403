/** The two inline scripts of a page, the same in every page so that the Content-Security-Policy can name their hashes. */
import { createHash } from "node:crypto"
import { accessTokenKey } from "#adapters/persistence/access-token.ts"
import { fontCachedKey, pendingLoginKey, persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { phoneWidth } from "#ui/first-view/phone-viewport.ts"

/**
 * Applies the dark theme if the shopper chose it, or chose the device's and that is dark, and notes which notifications were
 * dismissed.
 */
const themeScript = [
  `try{`,
  `let{theme:t,dismissed:n}=JSON.parse(localStorage.getItem(${JSON.stringify(persistedStateKey)}));`,
  `d.dismissed=n?.join(" ")??"";`,
  `if(t==="dark"||t==="system"&&matchMedia("(prefers-color-scheme:dark)").matches)d.theme="dark"`,
  `}catch{}`,
].join("")

/**
 * Sends a visitor from a page for shoppers, whose document names the login in `data-login`, to that login before anything of the
 * page is painted. The route guard decides for everybody else: a stored token may have expired.
 */
const visitorScript = [
  `try{`,
  `let a=d.login;`,
  `if(a&&[${JSON.stringify(accessTokenKey)},${JSON.stringify(pendingLoginKey)}].every(k=>localStorage.getItem(k)===null)){`,
  `d.leaving="";`,
  `location.replace(`,
  `a+"?from="+encodeURIComponent((location.pathname+location.search).slice(a.length-6))+"&required=1"`,
  `)}`,
  `}catch{}`,
].join("")

/** Shows the font on wide screens, which preload it, and where it is cached; other phones get it later (`fonts.ts`). */
const fontScript = [
  `try{`,
  `if(screen.width>${phoneWidth}||localStorage.getItem(${JSON.stringify(fontCachedKey)})!==null)d.font=""`,
  `}catch{}`,
].join("")

/**
 * Hides deferred sections of a wide screen until the first paint, so that their pictures are not fetched before, and leaves those of a
 * phone out while they are off its screen; not where a scroll position is restored.
 */
const paintingScript = [
  `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")`,
  `d[screen.width>${phoneWidth}?"painting":"fresh"]=""`,
].join("")

/**
 * Holds what is typed until `app/client/early-typing.ts` enters it: a field would keep the text of a machine that does not run yet.
 * A field that was set back is set again before the next character, and with the next frame.
 */
const typingScript = [
  "earlyTyping=new Map;",
  "let again=()=>window.earlyTyping?.forEach((text,f)=>{if(f.value!==text)f.value=text}),",
  "stay=()=>{if(window.earlyTyping?.size){again();requestAnimationFrame(stay)}};",
  'addEventListener("beforeinput",again,true);',
  'addEventListener("input",e=>{',
  "let f=e.target;",
  "if(window.earlyTyping&&e.isTrusted&&/^(?:text|search|email|tel|url|number|password|textarea)$/.test(f.type)){",
  "earlyTyping.size||requestAnimationFrame(stay);",
  "earlyTyping.set(f,f.value);",
  "e.stopPropagation()}",
  "},true)",
].join("")

/**
 * Holds the buttons that are pressed before all of the page is hydrated, each once, until `app/client/entry.tsx` presses them. Links and
 * forms work without it.
 */
const pressScript = [
  "earlyPresses=new Set;",
  'addEventListener("click",e=>{',
  'let b=e.isTrusted&&e.target.closest("button[type=button]");',
  "if(b&&window.earlyPresses){earlyPresses.add(b);e.stopPropagation()}",
  "},true)",
].join("")

/**
 * Runs before the first paint and after the styles: redirects a visitor to the login, applies theme and font, holds early typing and
 * presses, and sets the flags `data-asleep`, and `data-painting` or `data-fresh`.
 */
export const headScript = [
  `{const d=document.documentElement.dataset;`,
  `d.asleep="";`,
  visitorScript,
  themeScript,
  fontScript,
  `${paintingScript};`,
  `${typingScript};`,
  `${pressScript}}`,
].join("")

/** Longest wait for a reported paint after the load, in milliseconds. */
const timeout = 2000

/** Element id of the template that holds the script tags until the first paint. */
export const scriptsId = "scripts"

/**
 * Last script of the page. Moves deferred markup to its place; after the first reported paint of content it shows deferred sections and
 * loads the scripts. A hidden page does so at `load`, and a browser that reports no paint two seconds later.
 */
export const wakingScript = [
  `{const later=document.querySelector("[data-sent=later]");later?.previousElementSibling?.before(later);`,
  `let wake=()=>{`,
  `wake=()=>{};`,
  `const d=document.documentElement.dataset;`,
  `delete d.painting;`,
  `delete d.asleep;`,
  `document.head.append(document.getElementById("${scriptsId}").content)};`,
  `new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint").length&&wake()).observe({type:"paint",buffered:true});`,
  `addEventListener("load",()=>document.hidden?wake():setTimeout(()=>wake(),${timeout}))}`,
].join("")

const hashOf = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`

/** Hashes for the Content-Security-Policy. */
export const inlineScriptHashes = [headScript, wakingScript].map(hashOf)
