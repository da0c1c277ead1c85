import type { ReactNode } from 'react';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import styles from './menu.module.css';

interface MenuRowProps {
  readonly icon?: IconType | undefined;
  readonly children: ReactNode;
}

/** The inside of a row that is no link; the row around it takes the click. */
export function MenuRow({ icon, children }: MenuRowProps) {
  return (
    <span className={styles.item}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}
