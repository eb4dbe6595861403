/** Newsletter form in the browser: its machine starts after the first view and gives the footer its form. */
// @vitest-environment happy-dom
import { createRoot } from "react-dom/client"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { startNewsletter } from "#app/client/newsletter.ts"
import { scripted } from "#book/journeys/scripted-ports.ts"
import type { Streams } from "#machines/streams.ts"
import { loadMessages } from "#ui/messages/load-messages.ts"
import { MessagesProvider } from "#ui/messages/messages.tsx"
import { NewsletterSlot } from "#ui/shell/newsletter/newsletter-slot.tsx"

describe("newsletter form of a footer", () => {
  it("appears in its slot once its machine has started [C4]", async () => {
    const footer = document.body.appendChild(document.createElement("div"))
    const root = createRoot(footer)
    onTestFinished(() => {
      root.unmount()
      footer.remove()
    })
    const messages = await loadMessages("en", [])
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <NewsletterSlot />
      </MessagesProvider>,
    )
    await vi.waitFor(() => expect(footer.childElementCount).toBe(0))
    startNewsletter({ ports: scripted({}), streams: {} as Streams })
    await vi.waitFor(() => expect(footer.querySelector("input")?.type).toBe("email"), { timeout: 10_000 })
  })
})
