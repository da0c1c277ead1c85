import { useMemo, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CopyText } from '#src/application/feedback/report-failure.ts';
import { jsonPath, type JsonText, valueToCopy } from '#src/domain/shared/json-lines.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { JsonTools } from './json-tools.tsx';
import { JsonTree } from './json-tree.tsx';
import { RawText } from './raw-text.tsx';
import { readJson } from './read-json.ts';
import { type JsonView, useJsonView } from './use-json-view.ts';
import styles from './json-viewer.module.css';
import fieldStyles from '#src/ui/components/form/field.module.css';
import { chunkEnd, type RenderLimit } from '#src/domain/shared/clean-text.ts';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { ForeignText } from './foreign-text.tsx';

interface JsonPathBarProps {
  readonly view: JsonView;
  readonly copyText: CopyText;
}

/** A name may be as long as a whole text. */
const RENDER_LIMIT: RenderLimit = { characters: 2000, hidden: 100 };

function JsonPathBar({ view: { json, cursor }, copyText }: JsonPathBarProps) {
  const { t } = useTranslation();
  const [uncopiedText, setUncopiedText] = useState<string | null>(null);
  const path = jsonPath(json, cursor.current);
  const renderedEnd = chunkEnd(path, 0, RENDER_LIMIT);
  const copy = async (text: string) => {
    setUncopiedText(null);
    // Selected for manual copying when the clipboard is unavailable.
    const isCopied = (await copyText(text, 'button')) === 'copied';
    if (!isCopied) setUncopiedText(text);
    return isCopied;
  };
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.pathLabel}>{t('json.path')}</span>
        <code className={styles.path} data-slot="json-path">
          <bdi translate="no">
            <ForeignText text={path.slice(0, renderedEnd)} />
            {renderedEnd < path.length && <span>…</span>}
          </bdi>
        </code>
        <CopyButton size="sm" variant="quiet" onCopy={() => copy(valueToCopy(json, cursor.current))}>
          {t('json.copy-value')}
        </CopyButton>
        <CopyButton size="sm" variant="quiet" onCopy={() => copy(path)}>
          {t('json.copy-path')}
        </CopyButton>
      </div>
      {uncopiedText !== null && <CopyFallback label={t('json.manual-copy')} text={uncopiedText} />}
    </>
  );
}

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
