import { CircleAlert, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import styles from './alert.module.css';

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

const KINDS = { plain: undefined, info: styles.info, warning: styles.warning, danger: styles.danger } as const;

export function Alert({ kind, children, action, role, icon = ICONS[kind] }: AlertProps) {
  return (
    <div className={classNames(styles.alert, KINDS[kind])} data-slot="alert" role={role}>
      <Icon of={icon} />
      <p className="own-direction">{children}</p>
      {action}
    </div>
  );
}
