/** Payment instructions of a recharge in the browser. */
// @vitest-environment happy-dom
import { createRoot } from "react-dom/client"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { cardPayment } from "#book/fixtures/cart/payments.ts"
import { RechargeInstructions } from "#ui/cart/public/recharge-instructions.tsx"
import { loadMessages } from "#ui/messages/load-messages.ts"
import { MessagesProvider } from "#ui/messages/messages.tsx"

describe("payment instructions of a recharge", () => {
  it("report a visit of the bank's page [B9]", async () => {
    const place = document.body.appendChild(document.createElement("div"))
    const root = createRoot(place)
    onTestFinished(() => {
      root.unmount()
      place.remove()
    })
    const onVisit = vi.fn<() => void>()
    root.render(
      <MessagesProvider locale="en" messages={await loadMessages("en", ["payment"])}>
        <RechargeInstructions payment={{ ...cardPayment, redirectUrl: "#bank" }} onVisit={onVisit} />
      </MessagesProvider>,
    )
    const link = await vi.waitUntil(() => place.querySelector<HTMLAnchorElement>("a[href='#bank']"))
    link.click()
    expect(onVisit).toHaveBeenCalledOnce()
  })
})
