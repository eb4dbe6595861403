/** Viewports of the book: five widths from the smallest phone to a desktop. */
import { mobileUpTo } from "#domain/rules/shell/viewport.ts"

export type Window = { readonly title: string; readonly width: number; readonly height: number }

export const windows = {
  narrow: { title: "Narrow, 320", width: 320, height: 640 },
  phone: { title: "Phone, 390", width: 390, height: 844 },
  tablet: { title: "Tablet, 768", width: 768, height: 1024 },
  breakpoint: { title: "Breakpoint, 992", width: 992, height: 800 },
  desktop: { title: "Desktop, 1440", width: 1440, height: 900 },
} as const satisfies Readonly<Record<string, Window>>

export type WindowName = keyof typeof windows

export const isWindowName = (name: unknown): name is WindowName => typeof name === "string" && Object.hasOwn(windows, name)

/** In the form of the viewport toolbar. */
export const viewportOptions = Object.fromEntries(
  Object.entries(windows).map(([key, { title, width, height }]) => [
    key,
    {
      name: title,
      styles: { width: `${width}px`, height: `${height}px` },
      type: width <= mobileUpTo ? ("mobile" as const) : ("desktop" as const),
    },
  ]),
)
