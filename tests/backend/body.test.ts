import { describe, expect, it } from "vitest"
import { bodyOf } from "#backend/http/body.ts"

const megabyte = 1024 * 1024
const requestWith = (type: string | null, body: string | Uint8Array<ArrayBuffer> | FormData) => {
  const request = new Request("http://shop.test/", { method: "POST", body })
  if (type === null) request.headers.delete("content-type")
  else if (!(body instanceof FormData)) request.headers.set("content-type", type)
  return request
}
const picture = () => {
  const form = new FormData()
  form.set("title", "Цүнх")
  form.set("picture", new File([new Uint8Array(2 * megabyte)], "bag.webp", { type: "image/webp" }))
  return form
}

describe("request body", () => {
  it.each(["application/json", "Application/JSON; charset=utf-8", "application/merge-patch+json"])(
    "is read as JSON when it is %s",
    async (type) => {
      expect(await bodyOf(requestWith(type, '{"a":1}'), ["json"])).toEqual({ a: 1 })
    },
  )

  it.each(["multipart/form-data", "multipart/mixed; boundary=x", "text/plain", "application/jsonx", null])(
    "is not JSON when it is %s",
    async (type) => {
      await expect(bodyOf(requestWith(type, '{"a":1}'), ["json"])).rejects.toMatchObject({ status: 415 })
      await expect(bodyOf(requestWith(type, `{"a":"${"x".repeat(2 * megabyte)}"}`), ["json"])).rejects.toMatchObject({ status: 415 })
    },
  )

  it("is a form only where the call accepts one", async () => {
    const form = () => requestWith("application/x-www-form-urlencoded", "a=1")
    expect(await bodyOf(form(), ["json", "form"])).toEqual({ a: "1" })
    await expect(bodyOf(form(), ["json"])).rejects.toMatchObject({ status: 415 })
  })

  it("is multipart only where the call accepts it, up to ten megabytes", async () => {
    const read = (await bodyOf(requestWith("multipart/form-data", picture()), ["multipart"])) as { title: string; picture: File }
    expect([read.title, read.picture.name, read.picture.size]).toEqual(["Цүнх", "bag.webp", 2 * megabyte])
    await expect(bodyOf(requestWith("multipart/form-data", picture()), ["json"])).rejects.toMatchObject({ status: 415 })
    const large = picture()
    large.set("more", new File([new Uint8Array(9 * megabyte)], "more.webp"))
    await expect(bodyOf(requestWith("multipart/form-data", large), ["multipart"])).rejects.toMatchObject({ status: 413 })
    await expect(bodyOf(requestWith("multipart/form-data; boundary=x", "no parts"), ["multipart"])).rejects.toMatchObject({ status: 400 })
  })

  it("is read without the characters that change the direction of text", async () => {
    const turned = "Сайн\u202E муу\u2066 бараа\u2069"
    expect(await bodyOf(requestWith("application/json", JSON.stringify({ text: turned, list: [turned] })), ["json"])).toEqual({
      text: "Сайн муу бараа",
      list: ["Сайн муу бараа"],
    })
    const form = new FormData()
    form.set("title", turned)
    expect(await bodyOf(requestWith("multipart/form-data", form), ["multipart"])).toEqual({ title: "Сайн муу бараа" })
  })

  it("may be empty with any content type", async () => {
    for (const type of ["application/json", "text/plain", null]) expect(await bodyOf(requestWith(type, ""), ["json"])).toEqual({})
  })

  it("is refused above a megabyte or with too deep nesting", async () => {
    await expect(bodyOf(requestWith("application/json", `"${"x".repeat(megabyte)}"`), ["json"])).rejects.toMatchObject({ status: 413 })
    await expect(bodyOf(requestWith("application/json", `${"[".repeat(33)}${"]".repeat(33)}`), ["json"])).rejects.toMatchObject({
      status: 400,
    })
    expect(await bodyOf(requestWith("application/json", `{"text":"${"[".repeat(99)}\\"{"}`), ["json"])).toEqual({
      text: `${"[".repeat(99)}"{`,
    })
  })
})
