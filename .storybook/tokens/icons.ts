/** Icons that the screens use, by name; a test compares this list with the screens. */
import ArrowLeft from "lucide-react/icons/arrow-left"
import ArrowLeftRight from "lucide-react/icons/arrow-left-right"
import ArrowRight from "lucide-react/icons/arrow-right"
import Bookmark from "lucide-react/icons/bookmark"
import Building2 from "lucide-react/icons/building-2"
import Calculator from "lucide-react/icons/calculator"
import CalendarDays from "lucide-react/icons/calendar-days"
import CalendarX from "lucide-react/icons/calendar-x"
import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import Clock from "lucide-react/icons/clock"
import CloudAlert from "lucide-react/icons/cloud-alert"
import Compass from "lucide-react/icons/compass"
import Copy from "lucide-react/icons/copy"
import CreditCard from "lucide-react/icons/credit-card"
import Download from "lucide-react/icons/download"
import ExternalLink from "lucide-react/icons/external-link"
import Eye from "lucide-react/icons/eye"
import EyeOff from "lucide-react/icons/eye-off"
import Gift from "lucide-react/icons/gift"
import Headset from "lucide-react/icons/headset"
import Heart from "lucide-react/icons/heart"
import History from "lucide-react/icons/history"
import House from "lucide-react/icons/house"
import ImageOff from "lucide-react/icons/image-off"
import Info from "lucide-react/icons/info"
import Landmark from "lucide-react/icons/landmark"
import LayoutGrid from "lucide-react/icons/layout-grid"
import List from "lucide-react/icons/list"
import LoaderCircle from "lucide-react/icons/loader-circle"
import LockKeyhole from "lucide-react/icons/lock-keyhole"
import LogOut from "lucide-react/icons/log-out"
import Mail from "lucide-react/icons/mail"
import MapPin from "lucide-react/icons/map-pin"
import Menu from "lucide-react/icons/menu"
import Minus from "lucide-react/icons/minus"
import Moon from "lucide-react/icons/moon"
import Package from "lucide-react/icons/package"
import PackageOpen from "lucide-react/icons/package-open"
import PackageX from "lucide-react/icons/package-x"
import Phone from "lucide-react/icons/phone"
import Plus from "lucide-react/icons/plus"
import QrCode from "lucide-react/icons/qr-code"
import ReceiptText from "lucide-react/icons/receipt-text"
import RefreshCw from "lucide-react/icons/refresh-cw"
import RotateCcw from "lucide-react/icons/rotate-ccw"
import RotateCw from "lucide-react/icons/rotate-cw"
import Search from "lucide-react/icons/search"
import SearchX from "lucide-react/icons/search-x"
import Settings from "lucide-react/icons/settings"
import ShieldCheck from "lucide-react/icons/shield-check"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal"
import Smartphone from "lucide-react/icons/smartphone"
import Sun from "lucide-react/icons/sun"
import Tag from "lucide-react/icons/tag"
import Ticket from "lucide-react/icons/ticket"
import TicketPercent from "lucide-react/icons/ticket-percent"
import Trash2 from "lucide-react/icons/trash-2"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import Truck from "lucide-react/icons/truck"
import Undo2 from "lucide-react/icons/undo-2"
import UserRound from "lucide-react/icons/user-round"
import Wallet from "lucide-react/icons/wallet"
import WifiOff from "lucide-react/icons/wifi-off"
import X from "lucide-react/icons/x"
import ZoomIn from "lucide-react/icons/zoom-in"

export const icons = {
  "arrow-left": ArrowLeft,
  "arrow-left-right": ArrowLeftRight,
  "arrow-right": ArrowRight,
  bookmark: Bookmark,
  "building-2": Building2,
  calculator: Calculator,
  "calendar-days": CalendarDays,
  "calendar-x": CalendarX,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  clock: Clock,
  "cloud-alert": CloudAlert,
  compass: Compass,
  copy: Copy,
  "credit-card": CreditCard,
  download: Download,
  "external-link": ExternalLink,
  eye: Eye,
  "eye-off": EyeOff,
  gift: Gift,
  headset: Headset,
  heart: Heart,
  history: History,
  house: House,
  "image-off": ImageOff,
  info: Info,
  landmark: Landmark,
  "layout-grid": LayoutGrid,
  list: List,
  "loader-circle": LoaderCircle,
  "lock-keyhole": LockKeyhole,
  "log-out": LogOut,
  mail: Mail,
  "map-pin": MapPin,
  menu: Menu,
  minus: Minus,
  moon: Moon,
  package: Package,
  "package-open": PackageOpen,
  "package-x": PackageX,
  phone: Phone,
  plus: Plus,
  "qr-code": QrCode,
  "receipt-text": ReceiptText,
  "refresh-cw": RefreshCw,
  "rotate-ccw": RotateCcw,
  "rotate-cw": RotateCw,
  search: Search,
  "search-x": SearchX,
  settings: Settings,
  "shield-check": ShieldCheck,
  "shopping-bag": ShoppingBag,
  "sliders-horizontal": SlidersHorizontal,
  smartphone: Smartphone,
  sun: Sun,
  tag: Tag,
  ticket: Ticket,
  "ticket-percent": TicketPercent,
  "trash-2": Trash2,
  "triangle-alert": TriangleAlert,
  truck: Truck,
  "undo-2": Undo2,
  "user-round": UserRound,
  wallet: Wallet,
  "wifi-off": WifiOff,
  x: X,
  "zoom-in": ZoomIn,
} as const
