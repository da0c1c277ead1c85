import { Download } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import type { AccountClosureStore } from '#src/application/account/account-closure-store.ts';
import { type DataExport, fileSize } from '#src/domain/account/account-closure.ts';
import { FormErrors } from '#src/ui/auth/forms/auth-form.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { NewTabHint } from '#src/ui/components/link/external-link.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './closure.module.css';

interface DataExportRowProps {
  readonly store: AccountClosureStore;
  readonly title: string;
}

/** What there is of an export, and the one thing to do about it. */
export const DataExportRow = observer(function DataExportRow({ store, title }: DataExportRowProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLParagraphElement>(null);
  const { dataExport } = store;
  const request = async () => {
    await store.requestExport();
    // While the file is prepared there is no button.
    if (store.dataExport.kind === 'preparing') heading.current?.focus();
  };
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <p ref={heading} tabIndex={-1} className="strong text-sm">
          {title}
        </p>
        <ExportState dataExport={dataExport} host={store.downloadHost} />
        <VisuallyHidden role="status">
          {dataExport.kind === 'ready' && store.downloadHost !== null && <span>{t('data-export.ready')}</span>}
        </VisuallyHidden>
      </div>
      <ExportActions store={store} onRequest={() => void request()} />
      <FormErrors messages={store.errorsOf('export')} />
    </div>
  );
});

interface ExportStateProps {
  readonly dataExport: DataExport;
  readonly host: string | null;
}

function ExportState({ dataExport, host }: ExportStateProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  if (dataExport.kind === 'none') return <p className="secondary text-sm">{t('data-export.none')}</p>;
  if (dataExport.kind === 'preparing') {
    const { requestedAt } = dataExport;
    return (
      <p className="secondary text-sm">
        <span>{t('data-export.preparing')}</span>{' '}
        {requestedAt !== null && <span>{t('data-export.requested', { time: formats.utc(requestedAt) })}</span>}
      </p>
    );
  }
  if (host === null) return <p className="secondary text-sm">{t('data-export.blocked')}</p>;
  const { bytes, availableUntil } = dataExport;
  const size = bytes === null ? null : fileSize(bytes);
  return (
    <p className="secondary text-sm wrap-anywhere">
      <span>{t('data-export.from', { host })}</span>{' '}
      {size && <span>{t(`data-export.size.${size.unit}`, { size: formats.count(size.amount) })}</span>}{' '}
      {availableUntil !== null && <span>{t('data-export.until', { date: formats.longDate(availableUntil) })}</span>}
    </p>
  );
}

interface ExportActionsProps {
  readonly store: AccountClosureStore;
  readonly onRequest: () => void;
}

const ExportActions = observer(function ExportActions({ store, onRequest }: ExportActionsProps) {
  const { t } = useTranslation();
  const { dataExport, downloadHost, isRequesting } = store;
  if (dataExport.kind === 'preparing') return null;
  if (dataExport.kind === 'ready' && downloadHost !== null) {
    return (
      <Button size="sm" icon={Download} onClick={store.download}>
        <span>{t('data-export.download')}</span>
        <NewTabHint />
      </Button>
    );
  }
  return (
    <Button size="sm" busy={isRequesting} busyLabel={t('data-export.requesting')} onClick={onRequest}>
      {t('data-export.request')}
    </Button>
  );
});
