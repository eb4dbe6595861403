/** Words of the letters about an order: Mongolian. The English ones have the same form. */
import type { RefundTime } from "#domain/rules/orders/cancellation.ts"
import type { OrderNewsKind, RefundReason } from "./order-news.ts"

/** A lease with its amounts as text. */
export type LeaseAmounts = { readonly lender: string; readonly months: number; readonly down: string; readonly monthly: string; readonly total: string }

/** A letter's parts by the values of the order, all as text. */
export type OrderWording = {
  readonly subject: Readonly<Record<OrderNewsKind, (number: string) => string>>
  readonly title: Readonly<Record<OrderNewsKind, string>>
  readonly pay: (until: string) => string
  readonly autoCancel: string
  readonly paid: (amount: string) => string
  readonly paidByWallet: string
  readonly ready: string
  readonly shipped: string
  readonly delivered: string
  /** Asks for a review of what came. */
  readonly review: string
  readonly canceled: string
  readonly canceledByShop: string
  readonly overdue: string
  readonly sentAnyway: string
  readonly refunded: Readonly<Record<RefundReason, (amount: string) => string>>
  readonly returned: string
  readonly returnRefused: string
  readonly answered: (answer: string) => string
  readonly refundTime: (time: RefundTime) => string
  readonly moneyBack: (amount: string, time: string, until: string) => string
  readonly walletBack: (amount: string) => string
  readonly cancellable: (until: string) => string
  readonly returnable: (until: string) => string
  readonly returnableOf: (names: string, until: string) => string
  readonly receipt: (until: string) => string
  readonly earned: (amount: string) => string
  readonly courierCalls: string
  /** Of an order that is picked up. */
  readonly pickup: {
    readonly ready: string
    readonly readyTitle: string
    readonly readySubject: (number: string) => string
    readonly collectedTitle: string
    readonly collectedSubject: (number: string) => string
  }
  readonly facts: Readonly<Record<"number" | "toPay" | "method" | "reference" | "paidAt" | "lease" | "delivery" | "address" | "receiver" | "courier" | "parcel" | "store" | "pickup" | "tickets", string>>
  readonly leaseText: (lease: LeaseAmounts) => string
  readonly sums: Readonly<Record<"items" | "delivery" | "free" | "discount" | "wallet" | "total", string>>
  readonly quantityText: (count: number) => string
  readonly actions: Readonly<Record<"pay" | "progress" | "order" | "again" | "tickets", string>>
}

export const mongolian: OrderWording = {
  subject: {
    placed: (number) => `${number} захиалгыг хүлээн авлаа`,
    paid: (number) => `${number} захиалга баталгаажлаа`,
    ready: (number) => `${number} захиалгын барааг бэлдлээ`,
    shipped: (number) => `${number} захиалга хүргэлтэд гарлаа`,
    delivered: (number) => `${number} захиалга хүргэгдлээ`,
    canceled: (number) => `${number} захиалга цуцлагдлаа`,
    overdue: (number) => `${number} захиалгын төлбөрийн хугацаа хэтэрлээ`,
    refunded: (number) => `${number} захиалгын мөнгийг буцаана`,
    returned: (number) => `${number} захиалгын буцаалтыг хүлээн авлаа`,
    returnRefused: (number) => `${number} захиалгын буцаалтад хариу ирлээ`,
  },
  title: {
    placed: "Захиалгыг тань хүлээн авлаа",
    paid: "Захиалга баталгаажлаа",
    ready: "Таны барааг бэлдлээ",
    shipped: "Таны бараа замдаа гарлаа",
    delivered: "Захиалга хүргэгдлээ",
    canceled: "Захиалга цуцлагдлаа",
    overdue: "Төлбөрийн хугацаа хэтэрлээ",
    refunded: "Мөнгийг тань буцаана",
    returned: "Буцаасан барааг хүлээн авлаа",
    returnRefused: "Буцаалтыг хүлээж авах боломжгүй",
  },
  pay: (until) => `Төлбөрөө ${until} хүртэл төлнө үү.`,
  autoCancel: "Хугацаанд нь төлөгдөөгүй захиалга автоматаар цуцлагдана.",
  paid: (amount) => `${amount} төлбөрийг хүлээн авлаа. Захиалсанд баярлалаа.`,
  paidByWallet: "Захиалгыг хэтэвчээр бүрэн төллөө. Захиалсанд баярлалаа.",
  ready: "Бараа савлагдсан, удахгүй хүргэлтэд гарна.",
  shipped: "Хүргэгч замд гарсан. Утсаа ойрхон байлгана уу.",
  delivered: "Захиалгаа хүлээн авсанд баярлалаа.",
  review: "Бараа тань ямар байна вэ? Захиалгын хуудаснаас сэтгэгдлээ бичвэл бусад худалдан авагчид тус болно.",
  canceled: "Захиалгыг цуцаллаа.",
  canceledByShop: "Уучлаарай, дэлгүүр захиалгыг тань цуцаллаа.",
  overdue: "Төлбөр хугацаандаа ирээгүй тул захиалга автоматаар цуцлагдлаа.",
  sentAnyway: "Хэрэв мөнгөө шилжүүлсэн бол бид бүтнээр нь буцаана.",
  refunded: {
    late: (amount) => `${amount} захиалга цуцлагдсаны дараа орж ирсэн тул буцаана.`,
    again: (amount) => `Энэ захиалга төлөгдсөн байсан тул давхар орж ирсэн ${amount}-ийг буцаана.`,
    amount: (amount) => `Орж ирсэн ${amount} захиалгын дүнтэй таарахгүй тул буцаана.`,
    shop: (amount) => `Дэлгүүр танд ${amount} буцаана.`,
  },
  returned: "Таны буцаасан барааг шалгаж, хүлээн авлаа.",
  returnRefused: "Уучлаарай, энэ барааг буцаан авах боломжгүй байна.",
  answered: (answer) => `Дэлгүүрийн хариу: «${answer}».`,
  refundTime: (time) => (time.unit === "days" ? `${time.from}–${time.to} хоногт` : `${time.within} цагийн дотор`),
  moneyBack: (amount, time, until) => `${amount} ${time} таны данс руу буцна. Хамгийн сүүлд: ${until}.`,
  walletBack: (amount) => `${amount} хэтэвчинд тань буцлаа.`,
  cancellable: (until) => `${until} хүртэл цуцлах боломжтой.`,
  returnable: (until) => `${until} хүртэл буцаах боломжтой.`,
  returnableOf: (names, until) => `${names}: ${until} хүртэл буцаах боломжтой.`,
  receipt: (until) => `И-баримтыг ${until} хүртэл илгээнэ.`,
  earned: (amount) => `Бонус: ${amount} хэтэвчинд нэмэгдсэн.`,
  courierCalls: "Хүргэгч очихынхоо өмнө утсаар холбогдоно.",
  pickup: {
    ready: "Захиалга тань салбарт бэлэн боллоо. Очоод захиалгын дугаараа хэлнэ үү.",
    readyTitle: "Захиалга авахад бэлэн боллоо",
    readySubject: (number) => `${number} захиалга авахад бэлэн боллоо`,
    collectedTitle: "Захиалгыг тань хүлээлгэн өглөө",
    collectedSubject: (number) => `${number} захиалгыг хүлээлгэн өглөө`,
  },
  facts: {
    number: "Захиалгын дугаар", toPay: "Төлөх дүн", method: "Төлбөрийн хэлбэр", reference: "Гүйлгээний утга", paidAt: "Төлсөн огноо",
    delivery: "Хүргэлт", address: "Хүргэлтийн хаяг", receiver: "Хүлээн авагч", courier: "Хүргэгч", parcel: "Илгээмжийн дугаар", store: "Авах салбар", pickup: "Авах хугацаа",
    tickets: "Цахим тасалбар", lease: "Лизинг",
  },
  leaseText: ({ lender, months, down, monthly, total }) => `${lender}: урьдчилгаа ${down}, ${months} сар, сард ${monthly}, нийт ${total}`,
  sums: { items: "Бараа", delivery: "Хүргэлт", free: "Үнэгүй", discount: "Хөнгөлөлт", wallet: "Хэтэвч", total: "Нийт дүн" },
  quantityText: (count) => `${count} ширхэг`,
  actions: { pay: "Төлбөрөө төлөх", progress: "Захиалгын явц харах", order: "Захиалга харах", again: "Дахин захиалах", tickets: "Цахим тасалбараа харах" },
}
