import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import type { FirstCallResult } from '#src/domain/dashboard/first-call.ts';
import { JsonViewer } from '#src/ui/components/json-viewer/json-viewer.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import styles from './first-call.module.css';
import { StatusMark } from '#src/ui/components/code/status-mark.tsx';

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
    <div className={styles.result} aria-busy={isOld || undefined}>
      <div className={styles.resultBar} data-slot="call-result-bar">
        <span role="status" className={styles.resultFacts}>
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

function Status({ of: status }: { readonly of: number }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('first-call.status', { status })}</VisuallyHidden>
      <StatusMark status={status} aria-hidden />
    </>
  );
}
