import type { LucideIcon } from 'lucide-react';
import { classNames } from '#src/ui/components/class-names.ts';
import { MIRRORED_ICONS } from './mirrored-icons.ts';
import styles from './icon.module.css';

export type IconType = LucideIcon;

interface IconProps {
  readonly of: IconType;
  readonly size?: number;
  /** 1.75 in controls, 1.5 at 24 px. */
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/** Always decorative: adjacent text or the button's label has the meaning. */
export function Icon({ of: Drawing, size = 16, strokeWidth = 1.75, className }: IconProps) {
  const classes = classNames(className, MIRRORED_ICONS.has(Drawing.displayName ?? '') && styles.isMirrored);
  return (
    <Drawing
      size={size}
      strokeWidth={strokeWidth}
      aria-hidden
      focusable={false}
      {...(classes && { className: classes })}
    />
  );
}
