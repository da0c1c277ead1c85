import { Link } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { CopyIconButton } from '#src/ui/components/copy/copy-icon-button.tsx';
import { DetailPanel } from '#src/ui/components/dialog/detail-panel.tsx';

interface DetailDrawerProps {
  readonly title: string;
  readonly status: ReactNode;
  readonly steps: ReactNode;
  readonly onCopyLink: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DetailDrawer({ title, status, steps, onCopyLink, onClose, children }: DetailDrawerProps) {
  const { t } = useTranslation();
  const actions = (
    <>
      {steps}
      <CopyIconButton icon={Link} label={t('logs.copy-link')} onCopy={onCopyLink} />
    </>
  );
  return (
    <DetailPanel title={title} status={status} actions={actions} onClose={onClose}>
      {children}
    </DetailPanel>
  );
}
