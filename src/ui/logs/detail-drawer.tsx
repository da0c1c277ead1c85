import { Link, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { Overlay } from '#src/ui/components/dialog/overlay.tsx';
import '#src/ui/styles/detail-drawer.css';

interface DetailDrawerProps {
  readonly title: string;
  /** Shown before the title. */
  readonly status: ReactNode;
  readonly onCopyLink: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog at the right edge that leaves the log readable; full screen on a phone. */
export function DetailDrawer({ title, status, onCopyLink, onClose, children }: DetailDrawerProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Overlay className="detail" position="right" closable onClose={onClose} labelledBy={id}>
      <div className="detail__head" data-way-out>
        <h2 id={id} className="h-card detail__title">
          {status}
          <span>{title}</span>
        </h2>
        <IconButton icon={Link} label={t('logs.copy-link')} onClick={onCopyLink} />
        <IconButton icon={X} label={t('common.close')} onClick={onClose} data-first-focus />
      </div>
      <div className="detail__main">{children}</div>
    </Overlay>
  );
}
