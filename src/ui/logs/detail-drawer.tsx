import { Link, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { SidePanel } from '#src/ui/components/dialog/side-panel.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { BreakableName } from '#src/ui/components/text/breakable-name.tsx';
import styles from './detail-drawer.module.css';
import { CopyIconButton } from '#src/ui/components/copy/copy-icon-button.tsx';

interface DetailDrawerProps {
  readonly title: string;
  readonly status: ReactNode;
  /** Leads to the entries above and below. */
  readonly steps: ReactNode;
  readonly onCopyLink: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog at the right edge that leaves the log readable; full screen on a phone. */
export function DetailDrawer({ title, status, steps, onCopyLink, onClose, children }: DetailDrawerProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <SidePanel className={styles.detail} position="right" onClose={onClose} labelledBy={id}>
      <div className={styles.header} data-way-out>
        <h2 id={id} className={classNames('heading-card', styles.title)}>
          {status}
          <span>
            <BreakableName>{title}</BreakableName>
          </span>
        </h2>
        {steps}
        <CopyIconButton icon={Link} label={t('logs.copy-link')} onCopy={onCopyLink} />
        <IconButton icon={X} label={t('common.close')} onClick={onClose} data-first-focus />
      </div>
      <div className={styles.main}>{children}</div>
    </SidePanel>
  );
}
