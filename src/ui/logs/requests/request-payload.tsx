import { ChevronDown, Terminal } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { ApiRequest } from '#src/domain/logs/api-request.ts';
import type { RequestLogFilters } from '#src/domain/logs/log-filters.ts';
import type { CodeLanguage } from '#src/domain/shared/request-code.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { MenuButton } from '#src/ui/components/menu/menu-button.tsx';
import type { MenuEntry } from '#src/ui/components/menu/menu-entry.ts';
import { JsonViewer } from '#src/ui/components/json-viewer/json-viewer.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import type { RequestPart } from '#src/ui/logs/payload-buttons.tsx';
import styles from '#src/ui/logs/detail-drawer.module.css';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';
import type { CopyShownBy } from '#src/application/feedback/report-failure.ts';

interface RequestPayloadProps {
  readonly request: ApiRequest;
  readonly part: RequestPart;
  readonly onPart: (part: RequestPart) => void;
  /** Null when the log lacks the data for it. */
  readonly snippet: (language: CodeLanguage) => string | null;
  readonly view: LogView<ApiRequest, RequestLogFilters>;
}

/** The request can also be copied as code that sends it again. */
export function RequestPayload({ request, part, onPart, snippet, view }: RequestPayloadProps) {
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
        <div className="row row-wrap">
          <SnippetButtons snippet={snippet} onCopy={(text, shownBy) => view.copy(text, shownBy)} />
          <CopyButton
            size="sm"
            variant="quiet"
            aria-label={`${t('logs.copy')}: ${labels[part]}`}
            onCopy={() => view.copy(request[part])}
          >
            {t('logs.copy')}
          </CopyButton>
        </div>
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, part)}>
        <JsonViewer key={part} text={request[part]} label={labels[part]} copyText={view.copyText} />
      </div>
    </>
  );
}

interface SnippetButtonsProps {
  readonly snippet: (language: CodeLanguage) => string | null;
  readonly onCopy: (text: string, shownBy: CopyShownBy) => Promise<boolean>;
}

/** Most want curl, so the other languages are one step further. */
function SnippetButtons({ snippet, onCopy }: SnippetButtonsProps) {
  const { t } = useTranslation();
  const curl = snippet('curl');
  if (curl === null) return null;
  const entries = (['javascript', 'python'] as const).map(
    (language): MenuEntry => ({
      kind: 'action',
      label: t(COPY_LABELS[language]),
      onSelect: () => void onCopy(snippet(language) ?? '', 'toast'),
    }),
  );
  return (
    <div className={styles.snippets}>
      <CopyButton size="sm" variant="quiet" icon={Terminal} onCopy={() => onCopy(curl, 'button')}>
        {t('logs.copy-curl')}
      </CopyButton>
      <MenuButton label={t('logs.copy-as')} iconOnly entries={entries}>
        <Icon of={ChevronDown} />
      </MenuButton>
    </div>
  );
}

const COPY_LABELS = { javascript: 'logs.copy-javascript', python: 'logs.copy-python' } as const;
