/** Texts of letters and short messages in English. */
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import type { LetterTexts } from "#domain/rules/notifications/letter-texts.ts"

const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
  sandbox: "a made-up account",
}

export const letters: LetterTexts = {
  shared: {
    help: ({ supportPhone, hours }) => `Any questions? Call us on ${supportPhone} (${hours}).`,
    automatic: ({ company }) => `This message was sent automatically by ${company}.`,
  },
  code: {
    subject: (brand, code) => `${brand}: your code ${code}`,
    title: {
      login: "Your login code",
      reset: "Your code to change the password",
      contact: "Your code to confirm this contact",
      confirm: "Your confirmation code",
    },
    lead: (minutes) => `The code is valid for ${minutes} minutes.`,
    note: "Do not tell it to anyone.",
    ignore: "If you did not ask for a code, you can ignore this message.",
  },
  account: {
    subject: (brand) => `${brand}: your account was changed`,
    title: "Your account was changed",
    lead: (change) => {
      switch (change.kind) {
        case "email":
          return `The e-mail address of your account is now ${change.masked}.`
        case "mobile":
          return `The phone number of your account is now ${change.masked}.`
        case "joined":
          return `You can now log in to your account by ${providerNames[change.provider]}.`
        case "unlinked":
          return `You can no longer log in to your account by ${providerNames[change.provider]}.`
        case "password":
          return "The password of your account was changed."
        default:
          return change satisfies never
      }
    },
    note: (phone) => `If it was not you, call us on ${phone} at once.`,
  },
  order: {
    subject: {
      placed: (number) => `we have received order ${number}`,
      paid: (number) => `order ${number} is confirmed`,
      ready: (number) => `order ${number} is packed`,
      shipped: (number) => `order ${number} is on its way`,
      delivered: (number) => `order ${number} was delivered`,
      canceled: (number) => `order ${number} was cancelled`,
      overdue: (number) => `the time to pay order ${number} is over`,
      refunded: (number) => `a refund for order ${number}`,
      returned: (number) => `we have received your return from order ${number}`,
      returnRefused: (number) => `an answer to your return from order ${number}`,
    },
    title: {
      placed: "We have received your order",
      paid: "Your order is confirmed",
      ready: "Your order is packed",
      shipped: "Your order is on its way",
      delivered: "Your order was delivered",
      canceled: "Your order was cancelled",
      overdue: "The time to pay is over",
      refunded: "Your money is coming back",
      returned: "We have received your return",
      returnRefused: "We cannot take this back",
    },
    pay: (until) => `Please pay by ${until}.`,
    autoCancel: "An order that is not paid in time is cancelled automatically.",
    paid: (amount) => `We have received your payment of ${amount}. Thank you for your order.`,
    paidByWallet: "Your wallet has paid for the whole order. Thank you for your order.",
    ready: "Your goods are packed and will be handed to the courier soon.",
    shipped: "The courier is on the way. Please keep your phone at hand.",
    delivered: "Thank you for shopping with us.",
    review: "How do you like your goods? A review from the page of the order helps other shoppers.",
    canceled: "We have cancelled your order.",
    canceledByShop: "We are sorry: the shop had to cancel your order.",
    overdue: "We did not receive your payment in time, so the order was cancelled automatically.",
    sentAnyway: "If you have already sent the money, we will refund all of it.",
    refunded: {
      late: (amount) => `Your ${amount} arrived after the order was cancelled, so we are refunding it.`,
      again: (amount) => `This order had already been paid for, so we are refunding the second payment of ${amount}.`,
      amount: (amount) => `The ${amount} we received is not what the order costs, so we are refunding it.`,
      shop: (amount) => `The shop is refunding you ${amount}.`,
    },
    returned: "We have checked and accepted the goods that you sent back.",
    returnRefused: "We are sorry, but these goods cannot be returned.",
    answered: (answer) => `The shop says: “${answer}”.`,
    refundTime: (time) => (time.unit === "days" ? `in ${time.from}–${time.to} days` : `within ${time.within} hours`),
    moneyBack: (amount, time, until) => `${amount} comes back to your account ${time}, by ${until} at the latest.`,
    walletBack: (amount) => `${amount} is back in your wallet.`,
    cancellable: (until) => `You can cancel until ${until}.`,
    returnable: (until) => `You can return it until ${until}.`,
    returnableOf: (names, until) => `${names}: can be returned until ${until}.`,
    receipt: (until) => `The VAT e-receipt is sent by ${until}.`,
    earned: (amount) => `Bonus: ${amount} was added to your wallet.`,
    courierCalls: "The courier calls before arriving.",
    pickup: {
      ready: "Your order is waiting for you at the store. Please tell them your order number.",
      readyTitle: "Your order is ready to be picked up",
      readySubject: (number) => `order ${number} is ready to be picked up`,
      collectedTitle: "You have picked up your order",
      collectedSubject: (number) => `order ${number} was picked up`,
    },
    facts: {
      number: "Order number",
      toPay: "To pay",
      method: "Payment method",
      reference: "Payment reference",
      paidAt: "Paid on",
      delivery: "Delivery",
      address: "Delivery address",
      receiver: "Receiver",
      courier: "Courier",
      parcel: "Parcel number",
      store: "Store",
      hours: "Opening hours",
      pickup: "Pick up",
      tickets: "E-ticket",
      lease: "Lease",
    },
    leaseText: ({ lender, months, down, monthly, total }) =>
      `${lender}: ${down} down, ${monthly} a month for ${months} months, ${total} in all`,
    sums: { items: "Goods", delivery: "Delivery", free: "Free", discount: "Discount", wallet: "Wallet", total: "Total" },
    quantityText: (count) => (count === 1 ? "1 piece" : `${count} pieces`),
    actions: {
      pay: "Pay now",
      progress: "See the order’s progress",
      order: "See the order",
      again: "Order again",
      tickets: "See your e-tickets",
    },
  },
  giftCard: {
    subject: (brand, amount) => `${brand}: a ${amount} gift card for you`,
    title: (amount) => `A gift card of ${amount}`,
    lead: (from, brand) =>
      from === "" ? `Somebody has sent you a gift card of ${brand}.` : `${from} has sent you a gift card of ${brand}.`,
    from: "From",
    message: "Message",
    open: "Put it into my wallet",
    how: "Log in and enter the number above on the “Gift cards” page; the money is then in your wallet.",
    keep: "Whoever knows the number can use the card, so do not pass it on.",
  },
  wish: {
    subject: (brand) => `${brand}: news of your wishes`,
    title: "News of your wishes",
    lead: (count) => (count === 1 ? "One product on your wish lists has changed." : `${count} products on your wish lists have changed.`),
    fell: (by) => `${by} less`,
    back: "Back in stock",
    nowAt: (price) => `Now ${price}`,
    open: "See your wish lists",
    off: "You can turn this news off in the settings, under “Notifications”.",
  },
  newsletter: {
    confirm: {
      subject: "please confirm your newsletter",
      title: "Would you like our newsletter?",
      lead: "Press the button to get news of sales and new products at this address.",
      action: "Confirm the subscription",
      notes: ["If you did not ask for it, you can ignore this message: nothing is sent to an unconfirmed address."],
    },
    already: {
      subject: "you already get our newsletter",
      title: "You are subscribed",
      lead: "This address gets our newsletter already; there is nothing to do.",
      action: "Leave the newsletter",
      notes: [],
    },
    leave: "Leave the newsletter",
  },
}
