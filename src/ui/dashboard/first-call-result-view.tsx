import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import type { FirstCallResult } from '#src/domain/dashboard/first-call.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { JsonViewer } from '#src/ui/components/json-viewer/json-viewer.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import '#src/ui/styles/code-status.css';

interface FirstCallResultViewProps {
  readonly result: FirstCallResult;
  /** A newer result is pending. */
  readonly isStale: boolean;
  readonly logHref: string;
  readonly copyText: CopyText;
}

type Part = 'response' | 'request';

export function FirstCallResultView({ result: answer, isStale: isOld, logHref, copyText }: FirstCallResultViewProps) {
  const { t } = useTranslation();
  const [part, setPart] = useState<Part>('response');
  const panelId = useId();
  const labels = { response: t('first-call.response'), request: t('first-call.request') };
  return (
    <div className="result" aria-busy={isOld || undefined}>
      <div className="result__bar">
        <span role="status" className="result__told">
          {answer.statusCode !== null && <Status of={answer.statusCode} />}
          {answer.responseTimeMs !== null && (
            <span>{t('first-call.time', { time: Math.round(answer.responseTimeMs) })}</span>
          )}
        </span>
        <span className="grow" />
        <TabList
          inline
          label={t('first-call.parts')}
          tabs={(['response', 'request'] as const).map((value) => ({ value, label: labels[value] }))}
          value={part}
          onChange={setPart}
          panelId={panelId}
        />
        <Link href={logHref}>{t('first-call.in-the-log')}</Link>
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, part)}>
        <JsonViewer key={part} text={answer[part]} label={labels[part]} copyText={copyText} />
      </div>
    </div>
  );
}

/** Highlights only problems: a diamond for 4xx, a square for 5xx. */
function Status({ of: status }: { readonly of: number }) {
  const { t } = useTranslation();
  const statusClass = status >= 500 ? 'code-status--5' : status >= 400 && 'code-status--4';
  return (
    <>
      <VisuallyHidden>{t('first-call.status', { status })}</VisuallyHidden>
      <span className={classNames('code-status', statusClass)} aria-hidden="true">
        {status}
      </span>
    </>
  );
}
