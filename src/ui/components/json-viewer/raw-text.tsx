import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type RenderLimit, chunkEnd } from '#src/domain/shared/clean-text.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ForeignText } from './foreign-text.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import codeStyles from '#src/ui/components/code/code.module.css';
import styles from './json-viewer.module.css';

interface RawTextProps {
  readonly text: string;
  readonly label: string;
}

/** The amount rendered at first and added by each press. */
const PIECE: RenderLimit = { characters: 20_000, hidden: 2000 };

export function RawText({ text, label }: RawTextProps) {
  const { t } = useTranslation();
  const [ends, setEnds] = useState(() => [chunkEnd(text, 0, PIECE)]);
  const shown = ends.at(-1) ?? 0;
  return (
    <>
      <section
        className={classNames('sideways', codeStyles.code, styles.raw)}
        data-slot="code json-raw"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
      >
        <bdi translate="no">
          {ends.map((end, piece) => (
            <ForeignText key={end} text={text.slice(ends[piece - 1] ?? 0, end)} />
          ))}
        </bdi>
      </section>
      {shown < text.length && (
        <div className={styles.bar}>
          <Button size="sm" variant="quiet" onClick={() => setEnds([...ends, chunkEnd(text, shown, PIECE)])}>
            {t('json.more')}
          </Button>
        </div>
      )}
    </>
  );
}
