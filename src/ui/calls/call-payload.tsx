import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { CALL_PARTS, type CallPart, type CallsStore } from '#src/application/calls/calls-store.ts';
import { MAX_CALL_TEXT, type WireCallRecord } from '#src/domain/calls/wire-call.ts';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { JsonViewer } from '#src/ui/components/json-viewer/json-viewer.tsx';
import { RawText } from '#src/ui/components/json-viewer/raw-text.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './call-detail.module.css';

const LABELS = {
  response: 'calls.part.response',
  request: 'calls.part.request',
  curl: 'calls.part.curl',
  javascript: 'calls.part.javascript',
  python: 'calls.part.python',
} as const;

interface CallPayloadProps {
  readonly store: CallsStore;
  readonly record: WireCallRecord;
}

export const CallPayload = observer(function CallPayload({ store, record }: CallPayloadProps) {
  const { t } = useTranslation();
  const panelId = useId();
  const { part, manualCopyText } = store;
  const text = store.textOf(record, part);
  return (
    <div className={styles.payload}>
      <div className={styles.parts}>
        <TabList
          inline
          label={t('calls.parts')}
          tabs={CALL_PARTS.map((value) => ({ value, label: t(LABELS[value]) }))}
          value={part}
          onChange={store.showPart}
          panelId={panelId}
        />
        {text !== '' && (
          <CopyButton
            size="sm"
            variant="quiet"
            aria-label={`${t('calls.copy')}: ${t(LABELS[part])}`}
            onCopy={() => store.copy(text, 'button')}
          >
            {t('calls.copy')}
          </CopyButton>
        )}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, part)}>
        {manualCopyText !== null && <CopyFallback label={t('calls.manual-copy')} text={manualCopyText} />}
        <Part key={part} part={part} text={text} record={record} store={store} />
      </div>
    </div>
  );
});

interface PartProps extends CallPayloadProps {
  readonly part: CallPart;
  readonly text: string;
}

function Part({ part, text, record, store }: PartProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const label = t(LABELS[part]);
  if (part !== 'request' && part !== 'response') {
    return (
      <>
        <p className={styles.note}>{t('calls.masked')}</p>
        <RawText text={text} label={label} />
      </>
    );
  }
  const { request, outcome } = record;
  const response = outcome?.kind === 'response' ? outcome : null;
  const isCut = part === 'response' && response !== null && response.length > MAX_CALL_TEXT;
  return (
    <>
      {part === 'request' && <p className={styles.url}>{request.url}</p>}
      <Headers of={part === 'request' ? request.headers : (response?.headers ?? {})} />
      {isCut && (
        <p className={styles.note}>
          {t('calls.cut', { shown: formats.count(text.length), length: formats.count(response.length) })}
        </p>
      )}
      {text === '' ? (
        <p className={styles.note}>{t('calls.no-body')}</p>
      ) : (
        <JsonViewer text={text} label={label} copyText={store.copyText} />
      )}
    </>
  );
}

function Headers({ of: headers }: { readonly of: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <details className={styles.headers}>
      <summary>{`${t('calls.headers')} (${entries.length})`}</summary>
      <dl dir="ltr">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
