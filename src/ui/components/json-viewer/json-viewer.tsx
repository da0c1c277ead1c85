import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopyText } from '../../../application/feedback/copy-text';
import type { JsonText } from '../../../domain/shared/json-lines';
import '../../theme/code.css';
import '../../theme/field.css';
import '../../theme/json-viewer.css';
import { Button } from '../button';
import { JsonPlaceBar } from './json-place-bar';
import { JsonTools } from './json-tools';
import { JsonTree } from './json-tree';
import { RawText } from './raw-text';
import { readJson } from './read-json';
import { useJsonView } from './use-json-view';

interface JsonViewerProps {
  /** Whatever came: JSON is laid out, anything else is shown as it is. */
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly copyText: CopyText;
}

/** A body of the API to read, search and copy from. Numbers and texts stand as they came, to the last digit. */
export function JsonViewer({ text, label, copyText }: JsonViewerProps) {
  const reading = useMemo(() => readJson(text), [text]);
  if (reading.kind === 'json') return <LaidOut key={text} json={reading} label={label} copyText={copyText} />;
  return <AsItCame key={text} text={text} label={label} reason={reading.reason} />;
}

function LaidOut({ json, label, copyText }: { json: JsonText; label: string; copyText: CopyText }) {
  const { t } = useTranslation();
  const view = useJsonView(json);
  const [isRaw, setRaw] = useState(false);
  return (
    <div className="json-viewer">
      <div className="json-bar">
        {!isRaw && <JsonTools view={view} />}
        <span className="grow" />
        <Button size="sm" variant="quiet" aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
          {t('json.raw')}
        </Button>
      </div>
      {isRaw ? <RawText text={json.text} label={label} /> : <JsonTree view={view} label={label} />}
      {!isRaw && <JsonPlaceBar view={view} copyText={copyText} />}
    </div>
  );
}

const NOTES = {
  empty: 'json.empty',
  'not-json': 'json.not-json',
  'too-large': 'json.too-large',
} as const;

function AsItCame({ text, label, reason }: { text: string; label: string; reason: keyof typeof NOTES }) {
  const { t } = useTranslation();
  return (
    <div className="json-viewer">
      <div className="json-bar">
        <span className="hint">{t(NOTES[reason])}</span>
      </div>
      {text !== '' && <RawText text={text} label={label} />}
    </div>
  );
}
