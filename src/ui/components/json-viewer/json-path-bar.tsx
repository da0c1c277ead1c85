import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import { type RenderLimit, chunkEnd } from '#src/domain/shared/hidden-characters.ts';
import { valueToCopy, jsonPath } from '#src/domain/shared/json-lines.ts';
import { CopyButton } from '#src/ui/components/copy/copy-button.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { ForeignText } from './foreign-text.tsx';
import type { JsonView } from './use-json-view.ts';
import styles from './json-viewer.module.css';

interface JsonPathBarProps {
  readonly view: JsonView;
  readonly copyText: CopyText;
}

/** A name may be as long as a whole text. */
const RENDER_LIMIT: RenderLimit = { characters: 2000, hidden: 100 };

export function JsonPathBar({ view: { json, cursor }, copyText }: JsonPathBarProps) {
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
