import { Copy } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { LogView } from '#src/application/logs/log-view.ts';
import { formatNetworkName } from '#src/domain/shared/network-name.ts';
import { type CallbackLog, eventName } from '#src/domain/logs/callback-log.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { callbackProblem } from '#src/domain/logs/log-problem.ts';
import { formatExactTime } from '#src/domain/logs/log-time.ts';
import { formatProductName } from '#src/domain/logs/product-name.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { JsonViewer } from '#src/ui/components/json-viewer/json-viewer.tsx';
import { CallbackStatus } from './callback-status.tsx';
import { DetailDrawer } from '#src/ui/logs/detail-drawer.tsx';
import { DetailFact, DetailId } from '#src/ui/logs/detail-fact.tsx';
import styles from '#src/ui/logs/detail-drawer.module.css';
import definitionListStyles from '#src/ui/components/layout/definition-list.module.css';

interface CallbackDetailProps {
  readonly callback: CallbackLog;
  readonly view: LogView<CallbackLog, CallbackFilters>;
  readonly onCopyLink: () => void;
  readonly onClose: () => void;
}

export const CallbackDetail = observer(function CallbackDetail(props: CallbackDetailProps) {
  const { callback, view, onCopyLink, onClose } = props;
  const { t } = useTranslation();
  const { success, json } = callback;
  const copy = (text: string) => void view.copy(text);
  return (
    <DetailDrawer
      title={eventName(callback)}
      status={<CallbackStatus {...{ success, t }} />}
      onCopyLink={onCopyLink}
      onClose={onClose}
    >
      <div className={styles.section}>
        {success === false && <Alert kind="danger">{callbackProblem(json) ?? t('callbacks.not-received')}</Alert>}
        <CallbackFacts callback={callback} onCopy={copy} />
        {view.manualCopyText !== null && <CopyFallback label={t('logs.manual-copy')} text={view.manualCopyText} />}
      </div>
      <div className={styles.bar}>
        <h3 className="heading-card">{t('callbacks.body')}</h3>
        <Button size="sm" variant="quiet" icon={Copy} onClick={() => copy(json)}>
          {t('logs.copy')}
        </Button>
      </div>
      <JsonViewer text={json} label={t('callbacks.body')} copyText={view.copyText} />
    </DetailDrawer>
  );
});

function CallbackFacts(props: { readonly callback: CallbackLog; readonly onCopy: (text: string) => void }) {
  const { t } = useTranslation();
  const { id, at, product, blockchain, network } = props.callback;
  return (
    <dl className={definitionListStyles.list}>
      <DetailId name={t('callbacks.id')} id={id} onCopy={props.onCopy} />
      {at !== null && <DetailFact name={t('logs.exact-time')}>{formatExactTime(at)}</DetailFact>}
      {product !== '' && <DetailFact name={t('callbacks.product')}>{formatProductName(product)}</DetailFact>}
      {blockchain !== '' && <DetailFact name={t('callbacks.blockchain')}>{formatNetworkName(blockchain)}</DetailFact>}
      {network !== '' && <DetailFact name={t('callbacks.network')}>{formatNetworkName(network)}</DetailFact>}
    </dl>
  );
}
