/** Message catalogue of the specification. */

/** Each message with its keys, of the screens' own texts or of the backend's. */
export const catalogue: ReadonlyArray<readonly [message: string, by: ReadonlyArray<string>]> = [
  ["the username or password is incorrect", ["login.incorrect"]],
  ["the social login connection could not be made", ["login.social.failed"]],
  ["the e-mail token or SMS token is invalid", ["v.email_code", "v.sms_code", "code.incorrect"]],
  ["e-mail is blank or has a wrong format", ["v.email_blank", "v.email_format", "email.incorrect"]],
  ["the code is wrong", ["v.code", "code.incorrect"]],
  ["the passwords do not match", ["v.password_mismatch", "password.differs"]],
  ["page not found, with the requested path", ["missing.title", "missing.text"]],
  ["out of stock", ["stock.out_of_stock", "stock.none", "stock.left"]],
  ["sold out", ["stock.sold_out", "stock.goneOf"]],
  ["the time limit has expired", ["payment.overdue.title", "cancel.tooLate", "session.over"]],
  ["the wallet amount exceeds the balance", ["v.amount_balance", "wallet.aboveBalance"]],
  ["the entered amount exceeds the allowed one", ["v.amount_max", "wallet.aboveMaximum"]],
  ["no order found", ["order.missing.title", "order.missing"]],
  ["no coupon found", ["coupon.unknown"]],
  ["payment failed", ["payment.failed.title"]],
  ["payment overdue", ["payment.overdue.title", "order.status.payment_overdue"]],
  ["temporarily unavailable", ["way.unavailable"]],
  ["a payment option is not active", ["method.inactive", "way.inactive"]],
  ["login required", ["problem.unauthorised.title", "login.required"]],
  ["logged out", ["notice.loggedOut"]],
  ["coupon code applied", ["notice.couponApplied"]],
  ["a crash, with a button to reload", ["crash.title", "crash.again"]],
]
