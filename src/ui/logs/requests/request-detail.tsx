import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import type { ApiRequest } from '#src/domain/logs/api-request.ts';
import { requestProblem } from '#src/domain/logs/log-problem.ts';
import { requestParts } from '#src/domain/logs/request-parts.ts';
import { shortenId } from '#src/domain/logs/callback-log.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import { CodeStatus } from './request-columns.tsx';
import { DetailDrawer, DetailFact, DetailId } from '#src/ui/logs/detail-drawer.tsx';
import type { RequestPart } from '#src/ui/logs/payload-buttons.tsx';
import { RequestPayload } from './request-payload.tsx';
import { EntrySteps } from '#src/ui/logs/entry-steps.tsx';
import panelStyles from '#src/ui/components/dialog/detail-panel.module.css';
import definitionListStyles from '#src/ui/components/layout/definition-list.module.css';

export interface RequestDetailProps {
  readonly request: ApiRequest;
  readonly store: ApiRequestsStore;
  /** The url of the operator's API reference; empty without one. */
  readonly apiReference: string;
  readonly part: RequestPart;
  readonly onPart: (part: RequestPart) => void;
  readonly onOpen: (request: ApiRequest) => void;
  readonly onCopyLink: () => Promise<boolean>;
  readonly onClose: () => void;
}

export const RequestDetail = observer(function RequestDetail(props: RequestDetailProps) {
  const { request, store, apiReference, part, onPart, onOpen, onCopyLink, onClose } = props;
  const { t } = useTranslation();
  const { view } = store;
  const copy = (text: string) => view.copy(text);
  return (
    <DetailDrawer
      title={request.product || shortenId(request.id)}
      status={<CodeStatus of={request.statusCode} t={t} />}
      steps={<EntrySteps view={view} onOpen={onOpen} />}
      onCopyLink={onCopyLink}
      onClose={onClose}
    >
      <div className={panelStyles.section}>
        <Problem of={request} apiReference={apiReference} />
        <RequestFacts request={request} onCopy={copy} />
        {view.manualCopyText !== null && <CopyFallback label={t('logs.manual-copy')} text={view.manualCopyText} />}
      </div>
      <RequestPayload
        {...{ request, part, onPart }}
        snippet={(language) => store.snippet(language, request)}
        view={view}
      />
    </DetailDrawer>
  );
});

function Problem({ of, apiReference }: { readonly of: ApiRequest; readonly apiReference: string }) {
  const { t } = useTranslation();
  const { statusCode, response } = of;
  if (statusCode === null || statusCode < 400) return null;
  const isServerError = statusCode >= 500;
  return (
    <Alert kind={isServerError ? 'danger' : 'warning'}>
      <span>{requestProblem(response) ?? t(isServerError ? 'requests.server-error' : 'requests.client-error')}</span>{' '}
      {!isServerError && apiReference !== '' && (
        <ExternalLink href={apiReference}>{t('requests.read-reference')}</ExternalLink>
      )}
    </Alert>
  );
}

function RequestFacts(props: { readonly request: ApiRequest; readonly onCopy: (text: string) => Promise<boolean> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, at, referenceId, responseTimeMs, spentCredits, rejectedBy, request } = props.request;
  const call = requestParts(request);
  return (
    <dl className={definitionListStyles.list}>
      {call && (
        <DetailFact name={t('requests.target')}>
          <span className="mono" dir="ltr" translate="no">{`${call.method} ${call.target}`}</span>
        </DetailFact>
      )}
      {rejectedBy && (
        <DetailFact name={t('requests.rejected-by')}>{t(`requests.rejected-by.${rejectedBy}`)}</DetailFact>
      )}
      <DetailId name={t('requests.id')} id={id} onCopy={props.onCopy} />
      {referenceId !== null && referenceId !== id && (
        <DetailId name={t('requests.reference')} id={referenceId} onCopy={props.onCopy} />
      )}
      {at !== null && <DetailFact name={t('logs.exact-time')}>{formats.exactTime(at)}</DetailFact>}
      {responseTimeMs !== null && (
        <DetailFact name={t('requests.took')}>
          {t('requests.ms', { time: formats.count(Math.round(responseTimeMs)) })}
        </DetailFact>
      )}
      {spentCredits !== null && <DetailFact name={t('requests.spent')}>{formats.count(spentCredits)}</DetailFact>}
    </dl>
  );
}
