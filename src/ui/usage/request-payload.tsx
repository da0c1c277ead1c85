import { Copy, Terminal } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestRow } from '../../application/usage/api-requests-store';
import type { LogView } from '../../application/usage/log-view';
import type { ApiRequest } from '../../domain/usage/api-request';
import type { ApiRequestFilters } from '../../domain/usage/log-filters';
import { Button } from '../components/button';
import { JsonViewer } from '../components/json-viewer/json-viewer';
import { TabList, tabId } from '../components/tab-list';
import type { RequestPart } from './payload-buttons';

interface RequestPayloadProps {
  readonly request: ApiRequest;
  readonly part: RequestPart;
  readonly onPart: (part: RequestPart) => void;
  /** Null where the log does not say enough for one. */
  readonly curl: string | null;
  readonly view: LogView<RequestRow, ApiRequestFilters>;
}

/** Both bodies to read and to copy; the request as a command too. */
export function RequestPayload({ request, part, onPart, curl, view }: RequestPayloadProps) {
  const { t } = useTranslation();
  const panelId = useId();
  const labels = { request: t('requests.request'), response: t('requests.response') };
  return (
    <>
      <div className="detail__bar">
        <TabList
          inline
          label={t('requests.parts')}
          tabs={(['request', 'response'] as const).map((value) => ({ value, label: labels[value] }))}
          value={part}
          onChange={onPart}
          panelId={panelId}
        />
        <span className="row row--wrap">
          {curl !== null && (
            <Button size="sm" variant="quiet" icon={Terminal} onClick={() => void view.copy(curl)}>
              {t('logs.copy-curl')}
            </Button>
          )}
          <Button size="sm" variant="quiet" icon={Copy} onClick={() => void view.copy(request[part])}>
            {t('logs.copy')}
          </Button>
        </span>
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, part)}>
        <JsonViewer key={part} text={request[part]} label={labels[part]} copyText={view.copyText} />
      </div>
    </>
  );
}
