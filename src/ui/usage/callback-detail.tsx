import { Copy } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CallbackRow } from '../../application/usage/callback-logs-store';
import type { LogView } from '../../application/usage/log-view';
import { readableName } from '../../domain/faucets/network-name';
import { type CallbackLog, eventName } from '../../domain/usage/callback-log';
import type { CallbackFilters } from '../../domain/usage/log-filters';
import { callbackProblem } from '../../domain/usage/log-problem';
import { exactTime } from '../../domain/usage/log-time';
import { productName } from '../../domain/usage/product-name';
import { Alert } from '../components/alert';
import { Button } from '../components/button';
import { ByHand } from '../components/by-hand';
import { JsonViewer } from '../components/json-viewer/json-viewer';
import { CallbackStatus } from './callback-status';
import { DetailDrawer } from './detail-drawer';
import { DetailFact, DetailId } from './detail-fact';

interface CallbackDetailProps {
  readonly callback: CallbackLog;
  readonly view: LogView<CallbackRow, CallbackFilters>;
  readonly onCopyLink: () => void;
  readonly onClose: () => void;
}

/** One callback: what went wrong, then the facts, then all of it (§2). */
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
      <div className="detail__sec">
        {success === false && <Alert kind="danger">{callbackProblem(json) ?? t('callbacks.not-received')}</Alert>}
        <CallbackFacts callback={callback} onCopy={copy} />
        {view.byHand !== null && <ByHand label={t('logs.by-hand')} text={view.byHand} />}
      </div>
      <div className="detail__bar">
        <h3 className="h-card">{t('callbacks.body')}</h3>
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
    <dl className="dl">
      <DetailId name={t('callbacks.id')} id={id} onCopy={props.onCopy} />
      {at !== null && <DetailFact name={t('logs.exact-time')}>{exactTime(at)}</DetailFact>}
      {product !== '' && <DetailFact name={t('callbacks.product')}>{productName(product)}</DetailFact>}
      {blockchain !== '' && <DetailFact name={t('callbacks.blockchain')}>{readableName(blockchain)}</DetailFact>}
      {network !== '' && <DetailFact name={t('callbacks.network')}>{readableName(network)}</DetailFact>}
    </dl>
  );
}
