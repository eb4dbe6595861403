/** Static copy of a page without scripts: typed and ticked values stay, and many copies cost little. */

/** Field values are not part of the markup until written there. */
const write = (field: Element): void => {
  const { defaultView: window } = field.ownerDocument
  if (window === null) return
  if (field instanceof window.HTMLInputElement) {
    field.toggleAttribute("checked", field.checked)
    field.setAttribute("value", field.value)
  } else if (field instanceof window.HTMLTextAreaElement) field.textContent = field.value
  else if (field instanceof window.HTMLOptionElement) field.toggleAttribute("selected", field.selected)
}

/** Markup of `page`, to be shown in a frame of the same width. */
export const staticPageOf = (page: Document): string => {
  for (const field of page.querySelectorAll("input, textarea, option")) write(field)
  const copy = page.documentElement.cloneNode(true) as HTMLElement
  for (const script of copy.querySelectorAll("script, link[rel='modulepreload']")) script.remove()
  for (const image of copy.querySelectorAll("img")) image.setAttribute("loading", "eager")
  return `<!doctype html>${copy.outerHTML}`
}
