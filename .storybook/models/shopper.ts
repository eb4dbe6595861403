/** Shopper at a screen: finds controls by accessible names, and uses them by pointer and keyboard. */
import { fireEvent, screen, userEvent, waitFor, within, type queries } from "storybook/test"
import { namePattern, type Name } from "./messages.ts"

type Role = Parameters<typeof queries.getByRole>[1]
/** Searches within the element with this role and name. */
type Where = readonly [role: Role, name: Name]

export type Shopper = {
  /** The field whose label begins with this. */
  readonly field: (label: Name) => Promise<HTMLElement>
  readonly find: (role: Role, name: Name | RegExp, where?: Where) => Promise<HTMLElement>
  /** All options of an open list. */
  readonly options: () => Promise<ReadonlyArray<HTMLElement>>
  readonly press: (name: Name, where?: Where) => Promise<void>
  readonly follow: (name: Name, where?: Where) => Promise<void>
  readonly choose: (name: Name | RegExp, role?: Role) => Promise<void>
  /** Replaces the text of a field. */
  readonly write: (label: Name, text: string) => Promise<void>
  /** Chooses an option by its text. */
  readonly pick: (label: Name, optionText: string) => Promise<void>
  /** Sets a field without focusing it, as a browser fills in known values. */
  readonly fill: (label: Name, text: string) => Promise<void>
  /** Gives a field a file, whatever it accepts. */
  readonly upload: (label: Name, file: unknown) => Promise<void>
  /** Sets a slider to a value. */
  readonly slide: (name: Name, amount: number) => Promise<void>
  /** Presses keys at the focus: `{Enter}`, `{Escape}`. */
  readonly keys: (keys: string) => Promise<void>
  /** Activates as a screen reader does: without a pointer, and without moving the focus. */
  readonly activate: (name: Name, where?: Where) => Promise<void>
  readonly point: (element: Element) => Promise<void>
  readonly leave: (element: Element) => Promise<void>
}

/** Timeout for an element to appear, in milliseconds: parts of a page are loaded when first needed. */
const timeout = 4000

/** Whether an element accepts pointers, which a dialog that has just opened ignores for a moment. */
const acceptsPointers = (element: Element): boolean => getComputedStyle(element).pointerEvents !== "none"

/** Matches texts that begin with what the pattern matches as a whole: a label may contain a hint after its name. */
const beginsWith = ({ source }: RegExp): RegExp => new RegExp(`${source.slice(0, -"$".length)}(?:\\s|$)`, "u")

export const atScreen = (): Shopper => {
  const user = userEvent.setup({ delay: null })
  const find: Shopper["find"] = async (role, name, where) => {
    const region = where === undefined ? screen : within(await find(...where))
    return region.findByRole(role, { name: name instanceof RegExp ? name : await namePattern(name) }, { timeout })
  }
  const field: Shopper["field"] = async (label) =>
    screen.findByLabelText(
      beginsWith(await namePattern(label)),
      { selector: "input:not([type=range]), textarea, select, [contenteditable]" },
      { timeout },
    )
  const click = async (element: HTMLElement) => {
    await waitFor(() => acceptsPointers(element) || Promise.reject(new Error("the element ignores pointers")), { timeout })
    await user.click(element)
  }
  return {
    field,
    find,
    options: () => screen.findAllByRole("option", {}, { timeout }),
    press: async (name, where) => click(await find("button", name, where)),
    follow: async (name, where) => click(await find("link", name, where)),
    choose: async (name, role = "radio") => click(await find(role, name)),
    write: async (label, text) => {
      const element = await field(label)
      await user.clear(element)
      if (text !== "") await user.type(element, text)
    },
    pick: async (label, optionText) => {
      const list = await field(label)
      await user.selectOptions(list, await within(list).findByRole("option", { name: optionText }, { timeout }))
    },
    fill: async (label, text) => {
      const element = await field(label)
      if (element.isContentEditable) element.innerText = text
      else await fireEvent.input(element, { target: { value: text } })
    },
    upload: async (label, file) => {
      if (file instanceof File) await fireEvent.change(await field(label), { target: { files: [file] } })
    },
    slide: async (name, amount) => void fireEvent.input(await find("slider", name), { target: { value: String(amount) } }),
    keys: (keys) => user.keyboard(keys),
    activate: async (name, where) => (await find("button", name, where)).click(),
    point: async (element) => {
      await user.hover(element)
      await fireEvent.pointerMove(element, { pointerType: "mouse", movementX: 1 })
    },
    leave: (element) => user.unhover(element),
  }
}
