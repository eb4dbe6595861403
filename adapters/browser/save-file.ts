/** Files saved among the shopper's downloads. */

export const saveTextFile = ({ name, text, type }: { readonly name: string; readonly text: string; readonly type: string }): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Saves a value as a JSON file. */
export const saveJson = (name: string, value: unknown): void =>
  saveTextFile({ name, text: JSON.stringify(value, null, 2), type: "application/json" })
