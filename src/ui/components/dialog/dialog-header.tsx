import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import styles from './dialog.module.css';
import { ownElement } from '#src/ui/components/text/own-element.tsx';

interface DialogHeaderProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly icon: IconType | undefined;
  readonly onClose: (() => void) | undefined;
  readonly busy: boolean;
}

export function DialogHeader({ id, title, icon, onClose, busy }: DialogHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.header}>
      <h2 id={id} className="row">
        {icon && <Icon of={icon} size={18} />}
        {ownElement(title)}
      </h2>
      {onClose && <IconButton icon={X} label={t('common.close')} onClick={onClose} disabled={busy} data-way-out />}
    </div>
  );
}
