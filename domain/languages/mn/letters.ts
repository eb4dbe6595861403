/** Texts of letters and short messages in Mongolian. */
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import type { LetterTexts } from "#domain/rules/notifications/letter-texts.ts"

const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
  sandbox: "Туршилтын хаяг",
}

export const letters: LetterTexts = {
  shared: {
    help: ({ supportPhone, hours }) => `Асуулт байвал ${supportPhone} утсаар холбогдоно уу (${hours}).`,
    automatic: ({ company }) => `Энэ захидлыг ${company} автоматаар илгээлээ.`,
  },
  code: {
    subject: (brand, code) => `${brand}: баталгаажуулах код ${code}`,
    title: {
      login: "Нэвтрэх код",
      reset: "Нууц үг солих код",
      contact: "Холбоо барих хаягаа баталгаажуулах код",
      confirm: "Үйлдлээ баталгаажуулах код",
    },
    lead: (minutes) => `Код ${minutes} минут хүчинтэй.`,
    note: "Кодоо хэнд ч бүү хэлээрэй.",
    ignore: "Та код хүсээгүй бол энэ захидлыг үл тоомсорлоно уу.",
  },
  account: {
    subject: (brand) => `${brand}: таны бүртгэлд өөрчлөлт орлоо`,
    title: "Таны бүртгэлд өөрчлөлт орлоо",
    lead: (change) => {
      switch (change.kind) {
        case "email":
          return `Бүртгэлийн и-мэйл хаягийг ${change.masked} болголоо.`
        case "mobile":
          return `Бүртгэлийн утасны дугаарыг ${change.masked} болголоо.`
        case "joined":
          return `Бүртгэлд нэвтрэх шинэ арга холболоо: ${providerNames[change.provider]}.`
        case "unlinked":
          return `Бүртгэлээс нэвтрэх аргыг салгалаа: ${providerNames[change.provider]}.`
        case "password":
          return "Бүртгэлийн нууц үгийг солилоо."
        default:
          return change satisfies never
      }
    },
    note: (phone) => `Та өөрөө хийгээгүй бол ${phone} утсаар яаралтай мэдэгдэнэ үү.`,
  },
  order: {
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
      number: "Захиалгын дугаар",
      toPay: "Төлөх дүн",
      method: "Төлбөрийн хэлбэр",
      reference: "Гүйлгээний утга",
      paidAt: "Төлсөн огноо",
      delivery: "Хүргэлт",
      address: "Хүргэлтийн хаяг",
      receiver: "Хүлээн авагч",
      courier: "Хүргэгч",
      parcel: "Илгээмжийн дугаар",
      store: "Авах салбар",
      hours: "Ажиллах цаг",
      pickup: "Авах хугацаа",
      tickets: "Цахим тасалбар",
      lease: "Лизинг",
    },
    leaseText: ({ lender, months, down, monthly, total }) => `${lender}: урьдчилгаа ${down}, ${months} сар, сард ${monthly}, нийт ${total}`,
    sums: { items: "Бараа", delivery: "Хүргэлт", free: "Үнэгүй", discount: "Хөнгөлөлт", wallet: "Хэтэвч", total: "Нийт дүн" },
    quantityText: (count) => `${count} ширхэг`,
    actions: {
      pay: "Төлбөрөө төлөх",
      progress: "Захиалгын явц харах",
      order: "Захиалга харах",
      again: "Дахин захиалах",
      tickets: "Цахим тасалбараа харах",
    },
  },
  giftCard: {
    subject: (brand, amount) => `${brand}: танд ${amount}-ийн бэлгийн карт ирлээ`,
    title: (amount) => `${amount}-ийн бэлгийн карт`,
    lead: (from, brand) => (from === "" ? `Танд ${brand}-ийн бэлгийн карт илгээжээ.` : `${from} танд ${brand}-ийн бэлгийн карт илгээжээ.`),
    from: "Илгээсэн",
    message: "Мэндчилгээ",
    open: "Хэтэвчиндээ оруулах",
    how: "Нэвтэрч орсны дараа дээрх дугаарыг «Бэлгийн карт» хуудсанд оруулахад мөнгө хэтэвчинд тань орно.",
    keep: "Дугаарыг мэдсэн хүн картыг ашиглах боломжтой тул бусдад бүү дамжуулаарай.",
  },
  wish: {
    subject: (brand) => `${brand}: таны хүссэн барааны мэдээ`,
    title: "Хүссэн барааны тань мэдээ",
    lead: (count) => `Хүслийн жагсаалтын тань ${count} бараанд өөрчлөлт орлоо.`,
    fell: (by) => `${by} хямдарсан`,
    back: "Дахин ирсэн",
    nowAt: (price) => `Үнэ: ${price}`,
    open: "Хүслийн жагсаалтаа үзэх",
    off: "Энэ мэдээг тохиргооны «Мэдэгдэл» хэсгээс хааж болно.",
  },
  newsletter: {
    confirm: {
      subject: "мэдээллийн захидлыг баталгаажуулна уу",
      title: "Мэдээллийн захидал авах уу?",
      lead: "Хямдрал, шинэ барааны мэдээг энэ хаягаар авах бол доорх товчийг дарна уу.",
      action: "Захиалгаа баталгаажуулах",
      notes: ["Та захиалаагүй бол энэ захидлыг үл тоомсорлоно уу: баталгаажуулахгүй бол юу ч илгээхгүй."],
    },
    already: {
      subject: "та мэдээллийн захидалд бүртгэлтэй байна",
      title: "Та бүртгэлтэй байна",
      lead: "Энэ хаяг мэдээллийн захидал авч байгаа тул дахин юу ч хийх шаардлагагүй.",
      action: "Захидал авахаа болих",
      notes: [],
    },
    leave: "Мэдээллийн захидал авахаа болих",
  },
}
