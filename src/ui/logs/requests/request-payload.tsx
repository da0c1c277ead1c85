import { Copy, Terminal } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { ApiRequest } from '#src/domain/logs/api-request.ts';
import type { RequestLogFilters } from '#src/domain/logs/log-filters.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { JsonViewer } from '#src/ui/components/json-viewer/json-viewer.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import type { RequestPart } from '#src/ui/logs/payload-buttons.tsx';
import styles from '#src/ui/logs/detail-drawer.module.css';

interface RequestPayloadProps {
  readonly request: ApiRequest;
  readonly part: RequestPart;
  readonly onPart: (part: RequestPart) => void;
  /** Null when the log lacks the data for it. */
  readonly curl: string | null;
  readonly view: LogView<ApiRequest, RequestLogFilters>;
}

/** The request can also be copied as a curl command. */
export function RequestPayload({ request, part, onPart, curl, view }: RequestPayloadProps) {
  const { t } = useTranslation();
  const panelId = useId();
  const labels = { request: t('requests.request'), response: t('requests.response') };
  return (
    <>
      <div className={styles.bar}>
        <TabList
          inline
          label={t('requests.parts')}
          tabs={(['request', 'response'] as const).map((value) => ({ value, label: labels[value] }))}
          value={part}
          onChange={onPart}
          panelId={panelId}
        />
        <span className="row row-wrap">
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
