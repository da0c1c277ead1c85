import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  ChevronLeft,
  ChevronRight,
  CornerUpLeft,
  ExternalLink,
  FileText,
  type IconNode,
  List,
  LogOut,
  ReceiptText,
  ScrollText,
} from 'lucide';

/** The drawings that point along the line of reading, or show lines of text. */
export const MIRRORED_ICONS: ReadonlySet<IconNode> = new Set([
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  ChevronLeft,
  ChevronRight,
  CornerUpLeft,
  ExternalLink,
  FileText,
  List,
  LogOut,
  ReceiptText,
  ScrollText,
]);
