import { X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { BreakableName } from '#src/ui/components/text/breakable-name.tsx';
import { useNarrowScreen } from '#src/ui/components/layout/use-narrow-screen.ts';
import { BesidePanel } from './beside-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import styles from './detail-panel.module.css';

interface DetailPanelProps {
  readonly title: string;
  readonly status?: ReactNode;
  /** Buttons before the one that closes. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The detail of a row, at the inline end; the list beside it stays in use. Full screen and modal on a phone. */
export function DetailPanel({ title, status, actions, onClose, children }: DetailPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const isModal = useNarrowScreen();
  const content = (
    <>
      <div className={styles.header} data-way-out>
        <h2 id={id} className={classNames('heading-card', styles.title)}>
          {status}
          <span>
            <BreakableName>{title}</BreakableName>
          </span>
        </h2>
        {actions}
        <IconButton icon={X} label={t('common.close')} onClick={onClose} data-first-focus />
      </div>
      <div className={styles.main}>{children}</div>
    </>
  );
  if (!isModal) {
    return (
      <BesidePanel onClose={onClose} labelledBy={id}>
        {content}
      </BesidePanel>
    );
  }
  return (
    <SidePanel className={styles.panel} data-slot="detail-panel" position="end" onClose={onClose} labelledBy={id}>
      {content}
    </SidePanel>
  );
}
