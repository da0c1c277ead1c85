import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ApiRequestsStore } from '../../application/usage/api-requests-store';
import { grouped } from '../../domain/shared/money';
import type { ApiRequest } from '../../domain/usage/api-request';
import { requestProblem } from '../../domain/usage/log-problem';
import { shortId } from '../../domain/usage/short-id';
import { exactTime } from '../../domain/usage/log-time';
import { Alert } from '../components/alert';
import { ByHand } from '../components/by-hand';
import { CodeStatus } from './code-status';
import { DetailDrawer } from './detail-drawer';
import { DetailFact, DetailId } from './detail-fact';
import type { RequestPart } from './payload-buttons';
import { RequestPayload } from './request-payload';

interface RequestDetailProps {
  readonly request: ApiRequest;
  readonly store: ApiRequestsStore;
  readonly part: RequestPart;
  readonly onPart: (part: RequestPart) => void;
  readonly onCopyLink: () => void;
  readonly onClose: () => void;
}

/** One API call: what went wrong, then the facts, then what was sent and what came back (§2). */
export const RequestDetail = observer(function RequestDetail(props: RequestDetailProps) {
  const { request, store, part, onPart, onCopyLink, onClose } = props;
  const { t } = useTranslation();
  const { view } = store;
  const copy = (text: string) => void view.copy(text);
  return (
    <DetailDrawer
      title={request.product || shortId(request.id)}
      status={<CodeStatus of={request.statusCode} t={t} />}
      onCopyLink={onCopyLink}
      onClose={onClose}
    >
      <div className="detail__sec">
        <Problem of={request} />
        <RequestFacts request={request} onCopy={copy} />
        {view.byHand !== null && <ByHand label={t('logs.by-hand')} text={view.byHand} />}
      </div>
      <RequestPayload {...{ request, part, onPart }} curl={store.curl(request)} view={view} />
    </DetailDrawer>
  );
});

function Problem({ of: { statusCode, response } }: { readonly of: ApiRequest }) {
  const { t } = useTranslation();
  if (statusCode === null || statusCode < 400) return null;
  const isOurs = statusCode >= 500;
  return (
    <Alert kind={isOurs ? 'danger' : 'warning'}>
      {requestProblem(response) ?? t(isOurs ? 'requests.broke' : 'requests.refused')}
    </Alert>
  );
}

function RequestFacts(props: { readonly request: ApiRequest; readonly onCopy: (text: string) => void }) {
  const { t } = useTranslation();
  const { id, at, referenceId, responseTimeMs, spentCredits } = props.request;
  return (
    <dl className="dl">
      <DetailId name={t('requests.id')} id={id} onCopy={props.onCopy} />
      {referenceId !== null && referenceId !== id && (
        <DetailId name={t('requests.reference')} id={referenceId} onCopy={props.onCopy} />
      )}
      {at !== null && <DetailFact name={t('logs.exact-time')}>{exactTime(at)}</DetailFact>}
      {responseTimeMs !== null && (
        <DetailFact name={t('requests.took')}>
          {t('requests.ms', { time: grouped(Math.round(responseTimeMs)) })}
        </DetailFact>
      )}
      {spentCredits !== null && <DetailFact name={t('requests.spent')}>{grouped(spentCredits)}</DetailFact>}
    </dl>
  );
}
