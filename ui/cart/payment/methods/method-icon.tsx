/** Icon of each payment method. */
import ArrowLeftRight from "lucide-react/icons/arrow-left-right"
import CalendarDays from "lucide-react/icons/calendar-days"
import CreditCard from "lucide-react/icons/credit-card"
import Landmark from "lucide-react/icons/landmark"
import QrCode from "lucide-react/icons/qr-code"
import Smartphone from "lucide-react/icons/smartphone"
import type { MethodType } from "#domain/entities/cart/payment.ts"

const icons: Readonly<Record<MethodType, typeof QrCode>> = {
  qr: QrCode,
  internet_bank: Landmark,
  bank_transfer: ArrowLeftRight,
  card: CreditCard,
  wallet: Smartphone,
  lease: CalendarDays,
}

export const MethodIcon = ({ type }: { readonly type: MethodType }) => {
  const Icon = icons[type]
  return <Icon />
}
