import type { ReactNode } from 'react';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import styles from './menu.module.css';

interface MenuRowProps {
  readonly icon?: IconType | undefined;
  readonly children: ReactNode;
}

/** The content of a row that is not a link; the row handles the click. */
export function MenuRow({ icon, children }: MenuRowProps) {
  return (
    <span className={styles.item}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}
