/** Text typed before a page's machines run: stored by the head's script, and entered when they run. Decision 0012. */

type Field = HTMLInputElement | HTMLTextAreaElement

declare global {
  /** Texts of the fields that were typed in; typing reaches React once there is no map. */
  var earlyTyping: Map<Field, string> | undefined
}

/** Sets a text as typing does: past React, which then sees a change. */
const enter = (value: string, field: Field): void => {
  // A rendering in between may have emptied the field, and with it moved the caret.
  const caret = field.selectionStart !== null && field.value !== value ? value.length : field.selectionStart
  field.value = ""
  Reflect.set(field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype, "value", value, field)
  if (caret !== null) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

const enterTyped = (): void => {
  globalThis.earlyTyping?.forEach(enter)
  globalThis.earlyTyping?.clear()
}

// What was typed goes before the button that is pressed.
const press = ({ type, target }: Event): void => {
  if (type === "submit" || (target instanceof Element && target.closest("button") !== null)) enterTyped()
}
addEventListener("click", press, true)
addEventListener("submit", press, true)

/** Called in the task that starts a page's machines, since their first rendering sets its fields. */
export const releaseTyping = (): void => {
  enterTyped()
  globalThis.earlyTyping = undefined
}
