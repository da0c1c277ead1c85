import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import '#src/ui/styles/alert.css';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';

export type AlertKind = 'plain' | 'info' | 'warning' | 'danger';

interface AlertProps {
  readonly kind: AlertKind;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** `alert` interrupts; by default it is read in reading order. */
  readonly role?: 'alert' | 'status' | undefined;
  readonly icon?: IconType | undefined;
}

const ICONS: Readonly<Record<AlertKind, IconType>> = {
  plain: Info,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export function Alert({ kind, children, action, role, icon = ICONS[kind] }: AlertProps) {
  return (
    <div className={`alert alert--${kind}`} role={role}>
      <Icon of={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}
