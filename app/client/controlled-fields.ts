/**
 * Fields keep what their state says, as with React: Preact compares a field with its state only where it renders, and a state that
 * refuses a letter, a date or a choice renders nothing. Decision 0065.
 */
import { options, type VNode } from "preact"

/** `__e` is what a published build of Preact calls the element of a node. */
type FieldNode = VNode<{ readonly value?: string | number | null; readonly checked?: boolean }> & { readonly __e?: HTMLInputElement }

const shown = new WeakMap<EventTarget, FieldNode["props"]>()
const diffedBefore = options.diffed?.bind(options)
options.diffed = (node) => {
  diffedBefore?.(node)
  const { type, props, __e: field } = node as FieldNode
  if (field && (type === "input" || type === "textarea" || type === "select")) shown.set(field, props)
}

const restore = (field: HTMLInputElement) => {
  const { value, checked } = shown.get(field) ?? {}
  if (checked !== undefined) {
    if (field.checked !== checked) field.checked = checked
  } else if (value !== undefined && value !== null && field.type !== "radio" && field.value !== String(value)) field.value = String(value)
}

/** After the handlers of the page, and the rendering that they led to. Choices are handled at `change`, which comes after their `input`. */
const restoreAfter = ({ target, type, isTrusted }: Event) => {
  // An event of a script is handled before its rendering.
  if (!isTrusted || !(target instanceof Element)) return
  const field = target as HTMLInputElement
  if (type === "input" && (field.type === "checkbox" || field.type === "radio" || target instanceof HTMLSelectElement)) return
  // A radio button that was refused has taken the choice from another one.
  if (field.type === "radio")
    for (const radio of document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(field.name)}"]`)) restore(radio)
  else restore(field)
}

for (const type of ["input", "change"]) addEventListener(type, restoreAfter)
