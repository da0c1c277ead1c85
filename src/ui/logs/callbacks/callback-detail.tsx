import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { formatNetworkName } from '#src/domain/shared/protocol.ts';
import { type CallbackLog, eventName, formatProductName } from '#src/domain/logs/callback-log.ts';
import {
  type CallbackDelivery,
  formatHttpStatus,
  readDelivery,
  reasonBeyondStatus,
} from '#src/domain/logs/callback-delivery.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { ForeignText } from '#src/ui/components/json-viewer/foreign-text.tsx';
import { StatusMark } from '#src/ui/components/code/status-mark.tsx';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import { JsonViewer } from '#src/ui/components/json-viewer/json-viewer.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { CallbackStatus } from './callback-columns.tsx';
import { RedeliverCallback } from './redeliver-callback.tsx';
import { DetailDrawer, DetailFact, DetailId, DetailText } from '#src/ui/logs/detail-drawer.tsx';
import { EntrySteps } from '#src/ui/logs/entry-steps.tsx';
import panelStyles from '#src/ui/components/dialog/detail-panel.module.css';
import styles from '#src/ui/logs/detail-drawer.module.css';
import definitionListStyles from '#src/ui/components/layout/definition-list.module.css';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';

export interface CallbackDetailProps {
  readonly callback: CallbackLog;
  readonly store: CallbackLogsStore;
  /** Within the console, of the entry with this id. */
  readonly hrefOf: (id: string) => string;
  readonly onOpen: (callback: CallbackLog) => void;
  readonly onCopyLink: () => Promise<boolean>;
  readonly onClose: () => void;
}

export const CallbackDetail = observer(function CallbackDetail(props: CallbackDetailProps) {
  const { callback, store, hrefOf, onOpen, onCopyLink, onClose } = props;
  const { view, redelivery } = store;
  const { t } = useTranslation();
  const { success, json } = callback;
  const delivery = useMemo(() => readDelivery(json), [json]);
  const copy = (text: string) => view.copy(text);
  return (
    <DetailDrawer
      title={eventName(callback)}
      status={<CallbackStatus {...{ success, t }} />}
      steps={<EntrySteps view={view} onOpen={onOpen} />}
      onCopyLink={onCopyLink}
      onClose={onClose}
    >
      <div className={panelStyles.section}>
        {success === false && <DeliveryProblem of={delivery} />}
        <CallbackFacts callback={callback} delivery={delivery} onCopy={copy} />
        {redelivery.isOffered && <RedeliverCallback {...{ callback, redelivery, hrefOf }} />}
        {view.manualCopyText !== null && <CopyFallback label={t('logs.manual-copy')} text={view.manualCopyText} />}
      </div>
      <div className={styles.bar}>
        <h3 className="heading-card">{t('callbacks.body')}</h3>
        <CopyButton
          size="sm"
          variant="quiet"
          aria-label={`${t('logs.copy')}: ${t('callbacks.body')}`}
          onCopy={() => copy(json)}
        >
          {t('logs.copy')}
        </CopyButton>
      </div>
      <JsonViewer text={json} label={t('callbacks.body')} copyText={view.copyText} />
    </DetailDrawer>
  );
});

/** Whose server answered comes first, then what the provider adds. */
function DeliveryProblem({ of: delivery }: { readonly of: CallbackDelivery }) {
  const { t } = useTranslation();
  const { response } = delivery;
  const reason = reasonBeyondStatus(delivery);
  const answered =
    response?.kind === 'status' && t('callbacks.server-answered', { status: formatHttpStatus(response.status) });
  const headline = answered || t(response ? 'callbacks.no-response' : 'callbacks.not-received');
  return (
    <Alert kind="danger">
      <strong>{headline}</strong>
      {reason !== null && (
        <>
          {' '}
          <span translate="no">
            <ForeignText text={reason} />
          </span>
        </>
      )}
    </Alert>
  );
}

interface CallbackFactsProps {
  readonly callback: CallbackLog;
  readonly delivery: CallbackDelivery;
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** What is correlated with one's own logs comes first. */
function CallbackFacts({ callback, delivery, onCopy }: CallbackFactsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, at, product, blockchain, network } = callback;
  const { url, attempts, response } = delivery;
  return (
    <dl className={definitionListStyles.list}>
      {url !== null && (
        <DetailText name={t('callbacks.url')} text={url} copyLabel={t('callbacks.copy-url')} onCopy={onCopy} />
      )}
      {response !== null && (
        <DetailFact name={t('callbacks.response')}>
          {response.kind === 'none' ? (
            <EmptyValue t={t} />
          ) : (
            <StatusMark status={response.status}>{formatHttpStatus(response.status)}</StatusMark>
          )}
        </DetailFact>
      )}
      {attempts !== null && <DetailFact name={t('callbacks.attempts')}>{formats.count(attempts)}</DetailFact>}
      {at !== null && <DetailFact name={t('logs.exact-time')}>{formats.exactTime(at)}</DetailFact>}
      <DetailId name={t('callbacks.id')} id={id} onCopy={onCopy} />
      {product !== '' && <DetailFact name={t('callbacks.product')}>{formatProductName(product)}</DetailFact>}
      {blockchain !== '' && <DetailFact name={t('callbacks.blockchain')}>{formatNetworkName(blockchain)}</DetailFact>}
      {network !== '' && <DetailFact name={t('callbacks.network')}>{formatNetworkName(network)}</DetailFact>}
    </dl>
  );
}
