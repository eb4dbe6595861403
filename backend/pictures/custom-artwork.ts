/** Drawings of products that the emoji artwork lacks, in its style: soft light from the upper left, no outlines. */

/** Gradient from `light` to `dark`, from upper left to lower right. */
const gradient = (id: string, light: string, dark: string, across = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0.75}" y2="${across ? 0 : 1}"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

const svg = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 256 256"><defs>${defs}<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter><filter id="mist" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2"/></filter></defs>${body}</svg>`

const ribs = (x: number, y: number, width: number, height: number, step = 6): string =>
  Array.from({ length: Math.floor(width / step) }, (_, at) => `<rect x="${x + at * step + step * 0.3}" y="${y}" width="${step * 0.35}" height="${height}" rx="1" fill="#3d1710" fill-opacity=".16"/>`).join("")

const knitwear = (neck: "round" | "high" | "open"): string => {
  const torso = "M84 50 Q128 78 172 50 L198 62 Q214 70 220 92 L242 188 Q243 198 234 201 L209 208 Q200 209 198 200 L183 136 L187 214 Q187 226 175 226 L81 226 Q69 226 69 214 L73 136 L58 200 Q56 209 47 208 L22 201 Q13 198 14 188 L36 92 Q42 70 58 62 Z"
  const collar = {
    round: `<path d="M86 50 Q128 82 170 50 L160 42 Q128 60 96 42 Z" fill="url(#dark)"/><path d="M84 51 Q128 86 172 51" fill="none" stroke="url(#rib)" stroke-width="11" stroke-linecap="round"/>`,
    high: `<path d="M92 58 Q92 22 100 20 Q128 30 156 20 Q164 22 164 58 Q128 84 92 58 Z" fill="url(#rib)"/><path d="M97 24 Q128 35 159 24 L157 36 Q128 46 99 36 Z" fill="#fff" fill-opacity=".16"/>`,
    open: `<path d="M88 48 L128 138 L168 48 Q128 70 88 48 Z" fill="#f4efe9"/><path d="M88 48 Q128 70 168 48 L160 42 Q128 58 96 42 Z" fill="url(#dark)"/><path d="M86 48 L128 142 L128 226 M170 48 L128 142" fill="none" stroke="url(#rib)" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>${[158, 180, 202].map((y) => `<circle cx="128" cy="${y}" r="4.4" fill="#4b3a33"/><circle cx="127" cy="${y - 1.4}" r="1.5" fill="#fff" fill-opacity=".5"/>`).join("")}`,
  }[neck]
  return svg(
    gradient("main", "#e8805f", "#b5432d") + gradient("rib", "#dd7353", "#a83c28") + gradient("dark", "#8a3020", "#6b2115"),
    `<path d="${torso}" fill="url(#main)"/>
     <g filter="url(#soft)"><path d="M73 132 L66 200 M183 132 L190 200" stroke="#5d1a10" stroke-opacity=".5" stroke-width="9" fill="none"/><path d="M58 78 Q40 130 34 180" stroke="#fff" stroke-opacity=".35" stroke-width="9" fill="none"/><path d="M100 92 Q92 150 96 196" stroke="#fff" stroke-opacity=".28" stroke-width="14" fill="none"/></g>
     <path d="M69 205 H187 V214 Q187 226 175 226 H81 Q69 226 69 214 Z" fill="url(#rib)"/>${ribs(72, 206, 114, 19)}
     <path d="M18 176 L62 186 L58 200 Q56 209 47 208 L22 201 Q13 198 14 188 Z M238 176 L194 186 L198 200 Q200 209 209 208 L234 201 Q243 198 242 188 Z" fill="url(#rib)"/>
     ${collar}`,
  )
}

const blanket = svg(
  gradient("top", "#f0ab72", "#c8743c") + gradient("side", "#d98d55", "#a9562a"),
  `${[0, 1, 2].map((fold) => {
    const y = 178 - fold * 42
    return `<rect x="26" y="${y}" width="204" height="48" rx="22" fill="url(#side)"/><path d="M40 ${y + 8} H216" stroke="#fff" stroke-opacity=".28" stroke-width="8" stroke-linecap="round" filter="url(#mist)"/><path d="M34 ${y + 43} H222" stroke="#4e210b" stroke-opacity=".4" stroke-width="6" stroke-linecap="round" filter="url(#mist)"/>`
  }).join("")}
   <path d="M26 78 Q26 52 52 52 H204 Q230 52 230 78 V92 Q230 100 222 100 H34 Q26 100 26 92 Z" fill="url(#top)"/>
   <path d="M150 52 H196 V216 Q196 226 186 226 H160 Q150 226 150 216 Z" fill="url(#top)"/><path d="M152 60 V214" stroke="#5b280f" stroke-opacity=".32" stroke-width="5" filter="url(#mist)"/>
   ${Array.from({ length: 8 }, (_, at) => `<rect x="${152 + at * 5.6}" y="220" width="3.2" height="20" rx="1.6" fill="#c8743c"/>`).join("")}
   <path d="M44 64 Q90 56 140 62" stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round" fill="none" filter="url(#soft)"/>`,
)

const perfume = svg(
  gradient("glass", "#ffd3dd", "#e0789a") + gradient("liquid", "#f7a5bd", "#cf4f7e") + gradient("gold", "#f6dc94", "#b98a2c", true),
  `<rect x="104" y="18" width="48" height="52" rx="10" fill="url(#gold)"/><rect x="112" y="24" width="8" height="40" rx="4" fill="#fff" fill-opacity=".55"/>
   <rect x="112" y="66" width="32" height="22" fill="#d9b765"/><rect x="50" y="84" width="156" height="152" rx="30" fill="url(#glass)"/>
   <path d="M64 132 Q128 122 192 132 V206 Q192 224 174 224 H82 Q64 224 64 206 Z" fill="url(#liquid)"/>
   <rect x="62" y="98" width="15" height="112" rx="7.5" fill="#fff" fill-opacity=".65" filter="url(#mist)"/><rect x="94" y="150" width="68" height="44" rx="6" fill="#fff" fill-opacity=".86"/>
   <circle cx="128" cy="172" r="12" fill="#e88aa8"/><circle cx="128" cy="172" r="5" fill="#fff7d8"/>`,
)

const jar = svg(
  gradient("lid", "#ffffff", "#cfd3dc") + gradient("pot", "#f7c1a0", "#e0875a"),
  `<rect x="34" y="108" width="188" height="118" rx="34" fill="url(#pot)"/><path d="M52 130 V196" stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round" filter="url(#mist)"/>
   <path d="M210 140 Q216 196 188 214" stroke="#7c3517" stroke-opacity=".35" stroke-width="10" fill="none" filter="url(#soft)"/>
   <rect x="28" y="60" width="200" height="58" rx="20" fill="url(#lid)"/><rect x="42" y="70" width="150" height="12" rx="6" fill="#fff"/><rect x="34" y="112" width="188" height="8" rx="4" fill="#7c3517" fill-opacity=".22"/>
   <rect x="88" y="146" width="80" height="46" rx="8" fill="#fff" fill-opacity=".9"/><path d="M128 154 q12 12 0 28 q-12 -16 0 -28 Z" fill="#e0875a"/>`,
)

const dropper = svg(
  gradient("bulb", "#5a6070", "#2b2f3a") + gradient("bottle", "#f3b46b", "#c26a1c") + gradient("gold", "#f6dc94", "#b98a2c", true),
  `<rect x="106" y="10" width="44" height="56" rx="20" fill="url(#bulb)"/><rect x="114" y="18" width="8" height="34" rx="4" fill="#fff" fill-opacity=".4"/><rect x="98" y="60" width="60" height="28" rx="8" fill="url(#gold)"/>
   <path d="M104 86 H152 V98 Q190 104 190 138 V222 Q190 242 170 242 H86 Q66 242 66 222 V138 Q66 104 104 98 Z" fill="url(#bottle)"/>
   <rect x="76" y="128" width="12" height="92" rx="6" fill="#fff" fill-opacity=".6" filter="url(#mist)"/><rect x="94" y="146" width="74" height="62" rx="7" fill="#fff8ec" fill-opacity=".94"/><path d="M131 156 q16 18 0 40 q-16 -22 0 -40 Z" fill="#e08a2e"/>`,
)

/** A standing bag; its content is drawn on its front. */
const pouch = svg(
  gradient("bag", "#e08a5e", "#b4512f") + gradient("seal", "#c9714a", "#9c4224"),
  `<path d="M50 44 Q128 34 206 44 L216 214 Q218 238 194 240 H62 Q38 238 40 214 Z" fill="url(#bag)"/><path d="M48 22 H208 V50 Q128 38 48 50 Z" fill="url(#seal)"/>
   <path d="M66 66 Q58 140 62 212" stroke="#fff" stroke-opacity=".4" stroke-width="13" fill="none" stroke-linecap="round" filter="url(#soft)"/><path d="M196 70 Q208 150 198 222" stroke="#4d1a0a" stroke-opacity=".4" stroke-width="12" fill="none" filter="url(#soft)"/>
   <path d="M56 36 H200" stroke="#fff" stroke-opacity=".3" stroke-width="3"/><rect x="68" y="88" width="120" height="112" rx="18" fill="#fffaf2" fill-opacity=".95"/>`,
)

const tie = svg(
  gradient("silk", "#e0604f", "#a3231f") + gradient("knot", "#cf4a3c", "#8d1a19"),
  `<path d="M100 66 L156 66 L190 196 L128 246 L66 196 Z" fill="url(#silk)"/><path d="M112 84 L92 186" stroke="#fff" stroke-opacity=".36" stroke-width="12" stroke-linecap="round" filter="url(#soft)"/><path d="M150 80 L178 196 L128 238" stroke="#3c0605" stroke-opacity=".35" stroke-width="10" fill="none" filter="url(#soft)"/>
   <path d="M84 18 Q128 8 172 18 Q180 22 176 32 L158 72 Q128 82 98 72 L80 32 Q76 22 84 18 Z" fill="url(#knot)"/><path d="M92 28 Q128 20 160 28" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round" fill="none" filter="url(#mist)"/><path d="M98 74 Q128 86 158 74" stroke="#3c0605" stroke-opacity=".45" stroke-width="6" fill="none" filter="url(#mist)"/>`,
)

const skirt = svg(
  gradient("cloth", "#e8799a", "#b03c66") + gradient("band", "#cf5c80", "#962f55"),
  `<path d="M84 40 H172 L236 206 Q216 226 200 212 Q184 230 166 214 Q148 232 128 216 Q108 232 90 214 Q72 230 56 212 Q40 226 20 206 Z" fill="url(#cloth)"/>
   ${[-2, -1, 0, 1, 2].map((fold) => `<path d="M${128 + fold * 15} 52 L${128 + fold * 36 + 6} 208" stroke="#4d0c26" stroke-opacity=".34" stroke-width="6" filter="url(#mist)"/><path d="M${120 + fold * 15} 56 L${116 + fold * 36} 204" stroke="#fff" stroke-opacity=".3" stroke-width="7" filter="url(#mist)"/>`).join("")}
   <rect x="80" y="26" width="96" height="26" rx="10" fill="url(#band)"/><path d="M90 33 H150" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round" filter="url(#mist)"/>`,
)

const television = svg(
  gradient("case", "#4a4e5a", "#1b1d24") + `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1f6fd6"/><stop offset=".55" stop-color="#8fd0f4"/><stop offset=".56" stop-color="#f3c77a"/><stop offset="1" stop-color="#c8823c"/></linearGradient><clipPath id="screen"><rect x="14" y="50" width="228" height="130" rx="6"/></clipPath>`,
  `<path d="M70 214 L84 188 H96 L88 214 Z M186 214 L172 188 H160 L168 214 Z" fill="#2b2e37"/><rect x="6" y="42" width="244" height="148" rx="12" fill="url(#case)"/>
   <g clip-path="url(#screen)"><rect x="14" y="50" width="228" height="130" fill="url(#sky)"/><circle cx="190" cy="84" r="17" fill="#fff3c4"/><path d="M14 128 Q60 84 104 122 Q146 92 190 124 Q220 106 242 122 V138 H14 Z" fill="#5c7fb8"/><path d="M14 150 Q80 124 150 146 Q200 134 242 148 V180 H14 Z" fill="#5d9a52"/><path d="M14 166 Q110 142 242 166 V180 H14 Z" fill="#3f7d44"/><path d="M14 50 H120 L50 180 H14 Z" fill="#fff" fill-opacity=".13"/></g>
   <path d="M18 45 H238" stroke="#fff" stroke-opacity=".3" stroke-width="3" stroke-linecap="round"/>`,
)

const drawings: Readonly<Record<string, string>> = {
  sweater: knitwear("round"),
  turtleneck: knitwear("high"),
  cardigan: knitwear("open"),
  blanket,
  perfume,
  jar,
  dropper,
  pouch,
  tie,
  skirt,
  television,
}

/** SVG of a form by name, `null` where there is none. */
export const formDrawing = (name: string): string | null => drawings[name] ?? null
