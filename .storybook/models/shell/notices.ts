/** Model of the notices machine. */
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { raised } from "#machines/shell/notice.ts"
import { noticesMachine } from "#machines/shell/notices.ts"
import { modelOf } from "#book/models/model.ts"

const plain = raised("success", { key: "notice.couponApplied" })

const withButton = raised(
  "information",
  { key: "notice.lineRemoved", values: { name: dress.title } },
  { key: "notice.undo", event: { type: "line.restore", variantId: dress.variantId, quantity: 1, position: 1 } },
)

export const model = modelOf(noticesMachine, {
  inputs: [undefined],
  events: [plain, withButton, { type: "notice.dismiss" }, { type: "notice.act" }, { type: "notice.hold" }, { type: "notice.release" }],
  distinguishedBy: ({ queue }) => queue.map(({ kind }) => kind),
  driver: {
    shopper: {
      // A pointer would hold the notice, so the button is pressed without one.
      "notice.dismiss": ({ activate }) => activate("notices.close"),
      "notice.act": ({ activate }) => activate("notice.undo"),
      "notice.hold": async ({ find, point }) => point(await find("button", "notices.close")),
      "notice.release": async ({ find, point, leave }) => {
        const close = await find("button", "notices.close")
        await point(close)
        await leave(close)
      },
    },
    others: ["notice.raise"],
  },
})
