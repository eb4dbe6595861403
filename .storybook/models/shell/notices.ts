/** Model of the notices machine. */
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { raised } from "#machines/shell/notice.ts"
import { noticesMachine } from "#machines/shell/notices.ts"
import type { MachineModel } from "#book/models/model.ts"

const plain = raised("success", { key: "notice.couponApplied" })

const withButton = raised(
  "information",
  { key: "notice.lineRemoved", values: { name: dress.title } },
  { key: "notice.undo", event: { type: "line.restore", variantId: dress.variantId, quantity: 1, position: 1 } },
)

export const model: MachineModel<typeof noticesMachine> = {
  machine: noticesMachine,
  inputs: [undefined],
  events: [plain, withButton, { type: "notice.dismiss" }, { type: "notice.act" }, { type: "notice.hold" }, { type: "notice.release" }],
  about: ({ line }) => line.map(({ kind }) => kind),
}
