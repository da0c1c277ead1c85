import type { LucideIcon } from 'lucide-react';

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
  return (
    <Drawing size={size} strokeWidth={strokeWidth} aria-hidden focusable={false} {...(className && { className })} />
  );
}
