import { Link } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { CopyIconButton } from '#src/ui/components/copy/copy-button.tsx';
import { DetailPanel } from '#src/ui/components/dialog/detail-panel.tsx';
import { ForeignText } from '#src/ui/components/json-viewer/foreign-text.tsx';
import styles from './detail-drawer.module.css';

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

export function DetailFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="own-direction">{children}</dd>
    </>
  );
}

interface DetailTextProps {
  readonly name: string;
  readonly text: string;
  readonly copyLabel: string;
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** A text to be copied; its invisible characters show. */
export function DetailText({ name, text, copyLabel, onCopy }: DetailTextProps) {
  return (
    <DetailFact name={name}>
      <span className={styles.id}>
        <span className="mono" dir="ltr" translate="no">
          <ForeignText text={text} />
        </span>
        <CopyIconButton size="sm" label={copyLabel} onCopy={() => onCopy(text)} />
      </span>
    </DetailFact>
  );
}

export function DetailId(props: {
  readonly name: string;
  readonly id: string;
  readonly onCopy: (id: string) => Promise<boolean>;
}) {
  const { t } = useTranslation();
  return <DetailText name={props.name} text={props.id} copyLabel={t('logs.copy-id')} onCopy={props.onCopy} />;
}
