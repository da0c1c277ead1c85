import { useMemo, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import type { JsonText } from '#src/domain/shared/json-lines.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { JsonPathBar } from './json-path-bar.tsx';
import { JsonTools } from './json-tools.tsx';
import { JsonTree } from './json-tree.tsx';
import { RawText } from './raw-text.tsx';
import { readJson } from './read-json.ts';
import { useJsonView } from './use-json-view.ts';
import styles from './json-viewer.module.css';
import fieldStyles from '#src/ui/components/form/field.module.css';

interface JsonViewerProps {
  /** JSON is formatted; anything else is shown unchanged. */
  readonly text: string;
  readonly label: string;
  readonly copyText: CopyText;
}

/** A readable, searchable API body. Numbers and strings show exactly as sent. */
export function JsonViewer({ text, label, copyText }: JsonViewerProps) {
  const reading = useMemo(() => readJson(text), [text]);
  if (reading.kind === 'json') return <FormattedJson key={text} json={reading} label={label} copyText={copyText} />;
  return <RawFallback key={text} text={text} label={label} reason={reading.reason} />;
}

function FormattedJson({ json, label, copyText }: { json: JsonText; label: string; copyText: CopyText }) {
  const { t } = useTranslation();
  const view = useJsonView(json);
  const [showsRaw, setShowsRaw] = useState(false);
  return (
    <div className={styles.viewer} data-slot="json-viewer">
      <div className={styles.bar}>
        {!showsRaw && <JsonTools view={view} />}
        <span className="grow" />
        <Button size="sm" variant="quiet" aria-pressed={showsRaw} onClick={() => setShowsRaw(!showsRaw)}>
          {t('json.raw')}
        </Button>
      </div>
      {showsRaw ? <RawText text={json.text} label={label} /> : <JsonTree view={view} label={label} />}
      {!showsRaw && <JsonPathBar view={view} copyText={copyText} />}
    </div>
  );
}

const NOTES = {
  empty: 'json.empty',
  'not-json': 'json.not-json',
  'too-large': 'json.too-large',
} as const;

function RawFallback({ text, label, reason }: { text: string; label: string; reason: keyof typeof NOTES }) {
  const { t } = useTranslation();
  return (
    <div className={styles.viewer} data-slot="json-viewer">
      <div className={styles.bar}>
        <span className={fieldStyles.hint} data-slot="field-hint">
          {t(NOTES[reason])}
        </span>
      </div>
      {text !== '' && <RawText text={text} label={label} />}
    </div>
  );
}
