/** Cells that hold several values: lists, and properties with their texts by locale. */
import { locales, withDefault } from "#domain/entities/locale.ts"
import type { StoredProperty } from "#backend/catalogue/products/option-values.ts"
import { maxListLength, quoted, textCell, WrongCell } from "./cells.ts"

/** Signs that separate parts are written as `%3B` within one. */
const encodePart = (text: string): string => text.replaceAll(/[%;|=]/g, (letter) => `%${letter.codePointAt(0)?.toString(16).toUpperCase()}`)
const decodePart = (text: string): string =>
  text.replaceAll(/%(25|3B|7C|3D)/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** Parts by semicolons: `Хар; Цагаан`. */
export const writtenList = (parts: ReadonlyArray<string>): string => parts.map(encodePart).join("; ")

export const listCell = (cell: string): ReadonlyArray<string> =>
  textCell(cell, maxListLength)
    .split(";")
    .map((part) => decodePart(part.trim()))
    .filter((part) => part !== "")

/** Properties by semicolons, `material=Ноос|Wool; weight=1 кг|1 kg`: the texts of each in the order of the locales. */
export const writtenProperties = (properties: ReadonlyArray<StoredProperty>): string => {
  const writtenProperty = (property: StoredProperty): string => {
    const texts = locales.map((locale) => encodePart(property[locale] ?? "")).join("|")
    return `${encodePart(property.key)}=${texts.replace(/\|+$/u, "")}`
  }
  return properties.map(writtenProperty).join("; ")
}

export const propertiesCell = (cell: string): ReadonlyArray<StoredProperty> =>
  cell
    .split(";")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [, key = "", written = ""] = /^([^=|]+)=([^=]*)$/.exec(part.trim()) ?? []
      const texts = written.split("|")
      if (key === "" || texts.length > locales.length)
        throw new WrongCell({ key: "import.noProperty", values: { cell: quoted(part.trim(), 40) } })
      const translations = locales.flatMap((locale, at) => (texts[at] ? [[locale, decodePart(texts[at])]] : []))
      return { key: decodePart(key), ...withDefault(Object.fromEntries(translations)) }
    })
