/** Fields whose state refuses what was typed or chosen, in a real browser with the renderer of the build. */
import { useState } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { userEvent } from "vitest/browser"
import { expect, it } from "vitest"
import "#app/client/controlled-fields.ts"

/** Takes digits, and of two choices the first; what is called free takes all. */
const Form = () => {
  const [typed, setTyped] = useState("")
  const [isOn, setOn] = useState(false)
  const [picked, setPicked] = useState("one")
  return (
    <form>
      <input aria-label="digits" value={typed} onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ""))} />
      <textarea aria-label="nothing" value="" onChange={() => undefined} />
      <select aria-label="first" value="one" onChange={() => undefined}>
        <option>one</option>
        <option>two</option>
      </select>
      <input aria-label="on" type="checkbox" checked onChange={() => undefined} />
      {["one", "two"].map((value) => (
        <input
          key={value}
          aria-label={value}
          type="radio"
          name="choice"
          value={value}
          checked={value === "one"}
          onChange={() => undefined}
        />
      ))}
      <input aria-label="free" defaultValue="a" />
      <input aria-label="free box" type="checkbox" checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
      {["one", "two"].map((value) => (
        <input
          key={value}
          aria-label={`free ${value}`}
          type="radio"
          name="free"
          value={value}
          checked={value === picked}
          onChange={(event) => setPicked(event.currentTarget.value)}
        />
      ))}
      <select aria-label="free list" value={picked} onChange={(event) => setPicked(event.currentTarget.value)}>
        <option>one</option>
        <option>two</option>
        <option>three</option>
      </select>
    </form>
  )
}

it("keep what their state says, and what was typed into one without a state or is taken by it", async () => {
  const root = document.body.appendChild(document.createElement("div"))
  flushSync(() => createRoot(root).render(<Form />))
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)!
  await userEvent.type(field("digits"), "1a2b")
  await userEvent.type(field("nothing"), "word")
  await userEvent.selectOptions(field("first"), "two")
  await userEvent.click(field("on"))
  await userEvent.click(field("two"))
  await userEvent.type(field("free"), "b")
  await userEvent.click(field("free box"))
  await userEvent.click(field("free two"))
  expect(["digits", "nothing", "first", "free"].map((name) => field(name).value)).toEqual(["12", "", "one", "ba"])
  expect(["on", "one", "two"].map((name) => field(name).checked)).toEqual([true, true, false])
  expect(["free box", "free one", "free two"].map((name) => field(name).checked)).toEqual([true, false, true])
  await userEvent.selectOptions(field("free list"), "three")
  expect([field("free list").value, field("free two").checked]).toEqual(["three", false])
})
