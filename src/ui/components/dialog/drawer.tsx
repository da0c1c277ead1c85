import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { SidePanel } from './side-panel.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

export function Drawer({ open, onClose, label, header, children }: DrawerProps) {
  const { t } = useTranslation();
  if (!open) return null;
  return (
    <SidePanel className={styles.drawer} data-slot="drawer" position="start" onClose={onClose} label={label}>
      <div className={styles.head} data-way-out>
        {header}
        <IconButton icon={X} label={t('common.close')} onClick={onClose} />
      </div>
      {children}
    </SidePanel>
  );
}
