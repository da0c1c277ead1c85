import { counted } from '#src/ui/components/text/trans.tsx';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import type { CopyText } from '#src/application/feedback/report-failure.ts';
import { type FirstCallResult, requestIdOf } from '#src/domain/dashboard/first-call.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import { JsonViewer } from '#src/ui/components/json-viewer/json-viewer.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { CALLS_HREF, callHref } from './log-links.ts';
import styles from './first-call.module.css';
import { StatusMark } from '#src/ui/components/code/status-mark.tsx';

/** The call in the log, by the id of its response; null until it is listed. */
export type FindCall = (requestId: string | null) => ListedRequest | null;

interface FirstCallResultViewProps {
  readonly result: FirstCallResult;
  /** A newer result is pending. */
  readonly isStale: boolean;
  readonly findCall: FindCall;
  readonly copyText: CopyText;
}

type Part = 'response' | 'request';

/** Status, time, cost and the entry of the log in one line above the response. */
export const FirstCallResultView = observer(function FirstCallResultView(props: FirstCallResultViewProps) {
  const { result: answer, isStale: isOld, findCall, copyText } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const [part, setPart] = useState<Part>('response');
  const panelId = useId();
  const entry = findCall(requestIdOf(answer.response));
  const credits = entry?.spentCredits ?? null;
  const labels = { response: t('first-call.response'), request: t('first-call.request') };
  return (
    <div className={styles.result} aria-busy={isOld || undefined}>
      <div className={styles.resultBar} data-slot="call-result-bar">
        <span role="status" className={styles.resultFacts}>
          {answer.statusCode !== null && <Status of={answer.statusCode} />}
          {answer.responseTimeMs !== null && (
            <span>{t('first-call.time', { time: formats.count(Math.round(answer.responseTimeMs)) })}</span>
          )}
          {credits !== null && <span>{t('first-call.credits', counted(credits, formats))}</span>}
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
        <PageLink href={entry ? callHref(entry.id, null) : CALLS_HREF}>{t('first-call.in-the-log')}</PageLink>
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, part)}>
        <JsonViewer key={part} text={answer[part]} label={labels[part]} copyText={copyText} />
      </div>
    </div>
  );
});

function Status({ of: status }: { readonly of: number }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('first-call.status', { status })}</VisuallyHidden>
      <StatusMark status={status} aria-hidden />
    </>
  );
}
