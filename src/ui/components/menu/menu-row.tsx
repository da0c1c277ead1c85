import type { ReactNode } from 'react';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';

interface MenuRowProps {
  readonly icon?: IconType | undefined;
  readonly children: ReactNode;
}

/** The content of a row that is not a link; the row handles the click. */
export function MenuRow({ icon, children }: MenuRowProps) {
  return (
    <span className="menu__item">
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}
