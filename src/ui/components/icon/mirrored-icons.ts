/** The drawings that point along the line of reading, or show lines of text, by their names in lucide. */
export const MIRRORED_ICONS: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUpRight',
  'ChevronLeft',
  'ChevronRight',
  'CornerUpLeft',
  'ExternalLink',
  'FileText',
  'List',
  'LogOut',
  'ReceiptText',
  'ScrollText',
]);
