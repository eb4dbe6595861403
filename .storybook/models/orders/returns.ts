/** Model of the returns machine. */
import type { LineId, OrderNumber } from "#domain/entities/ids.ts"
import { missingOrder, refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { returnable, returned, smallPicture } from "#book/fixtures/orders/returns.ts"
import { returnsMachine } from "#machines/orders/returns.ts"
import { modelOf } from "#book/models/model.ts"
import { pictureDriver } from "#book/models/picture-driver.ts"

export const model = modelOf(returnsMachine, {
  inputs: [{ number: "R100000004" as OrderNumber, seed: "story" }],
  events: [
    { type: "page.retry" },
    { type: "line.choose", id: 11 as LineId, quantity: 1 },
    { type: "reason.choose", reason: "size" },
    { type: "note.type", note: "Том байна" },
    { type: "pictures.add", files: [new File(["jpeg"], "scarf.jpg", { type: "image/jpeg" })] },
    { type: "pictures.add", files: [new File(["<svg/>"], "scarf.svg", { type: "image/svg+xml" })] },
    { type: "picture.drop", key: "new" },
    { type: "return.send" },
    { type: "picture.sent", share: 0.64 },
  ],
  answers: {
    fetchReturns: { values: [returnable], problems: [unreachable, missingOrder] },
    shrinkPictures: { values: [[{ key: "new", src: smallPicture }]], problems: [unreachable] },
    requestReturn: { values: [returned], problems: [refused("Энэ барааг, эсвэл ийм тоогоор буцаах боломжгүй"), unreachable] },
  },
  distinguishedBy: ({ chosen, reason, note, pictures, refusals, problem }) => [
    Object.keys(chosen).length,
    reason,
    note,
    Math.min(2, pictures.length),
    refusals[0]?.key,
    problem?._tag,
  ],
  driver: {
    shopper: {
      "page.retry": ({ press }) => press("common.retry"),
      "line.choose": async ({ find, pick }, { quantity }, { context: { known } }) => {
        const option = await find("option", ["return.units", { count: String(quantity) }])
        await pick(["return.unitsOf", { name: known?.lines[0]?.name ?? "" }], option.textContent)
      },
      "reason.choose": async ({ find, pick }, { reason }) => {
        const option = await find("option", `return.reason.${reason ?? "choose"}`)
        await pick("return.reason", option.textContent)
      },
      "note.type": ({ fill }, { note }) => fill("return.note", note),
      ...pictureDriver,
      "return.send": ({ press }) => press("return.send"),
    },
    // Sent by the upload.
    others: ["picture.sent"],
  },
})
