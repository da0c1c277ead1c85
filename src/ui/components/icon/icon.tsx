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
import { classNames } from '#src/ui/components/class-names.ts';
import { iconPath } from './icon-path.ts';
import styles from './icon.module.css';

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

export type IconType = IconNode;

interface IconProps {
  readonly of: IconType;
  readonly size?: number;
  /** 1.75 in controls, 1.5 at 24 px. */
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/** Always decorative: adjacent text or the button's label has the meaning. */
export function Icon({ of, size = 16, strokeWidth = 1.75, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className, MIRRORED_ICONS.has(of) && styles.isMirrored)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      aria-hidden
    >
      <path d={iconPath(of)} />
    </svg>
  );
}
