import { memo, type ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { isFoldable, type JsonLine, type JsonText, lineTokens, type JsonMatch } from '#src/domain/shared/json-lines.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { JsonToken } from './json-token.tsx';
import codeStyles from '#src/ui/components/code/code.module.css';
import styles from './json-viewer.module.css';

interface JsonRowProps {
  readonly id: string;
  readonly json: JsonText;
  readonly line: number;
  /** In lines, of a row apart from the others; null for one that follows the row before it, and is copied with a line break. */
  readonly top: number | null;
  readonly isFolded: boolean;
  readonly isCurrent: boolean;
  readonly matches: readonly JsonMatch[];
  readonly match: JsonMatch | null;
}

/** A closing bracket is hidden from screen readers, since it repeats its opening. */
export const JsonRow = memo(function JsonRow(props: JsonRowProps) {
  const { id, json, line, top, isFolded, isCurrent } = props;
  const jsonLine = json.lines[line];
  if (!jsonLine) return null;
  const style = top === null ? undefined : ({ position: 'absolute', top: `${top}lh` } as const);
  const folds = isFoldable(jsonLine, line);
  const margin = <Margin line={line} depth={jsonLine.depth} folds={folds} isFolded={isFolded} />;
  if (jsonLine.kind === 'end') {
    const { value, comma } = lineTokens(json, line);
    return (
      <div className={styles.row} data-slot="json-row" style={style} aria-hidden="true">
        {margin}
        {value + comma}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and points here (aria-activedescendant)
    <div
      id={id}
      className={classNames(styles.row, isCurrent && styles.isCurrentRow)}
      data-slot="json-row"
      style={style}
      data-line={line}
      role="treeitem"
      aria-level={jsonLine.depth + 1}
      aria-setsize={json.lines[jsonLine.parent]?.size ?? 1}
      aria-posinset={jsonLine.siblingIndex + 1}
      aria-expanded={folds ? !isFolded : undefined}
      aria-selected={isCurrent}
    >
      {margin}
      <LineContent {...props} jsonLine={jsonLine} />
    </div>
  );
});

function Margin(props: { line: number; depth: number; folds: boolean; isFolded: boolean }): ReactNode {
  const { line, depth, folds, isFolded } = props;
  return (
    <span className={styles.rowMargin} aria-hidden="true">
      <span className={styles.rowNumber}>{line + 1}</span>
      {'  '.repeat(depth)}
      <span className={classNames(styles.rowFold, isFolded && styles.isFolded)} data-fold={folds || undefined} />
    </span>
  );
}

/** The whole tree is left alone by translators, so a bare text is safe here. */
const KEY_END = ': ';

const TOKEN_CLASSES = { string: codeStyles.string, number: codeStyles.number, word: codeStyles.number } as const;

function LineContent({
  json,
  line,
  jsonLine,
  isFolded,
  matches,
  match,
}: JsonRowProps & { jsonLine: JsonLine }): ReactNode {
  const { value, comma } = lineTokens(json, line, isFolded);
  const token = (span: JsonLine['value'], tokenClass: string | undefined) => (
    <JsonToken json={json} span={span} tokenClass={tokenClass} matches={matches} match={match} />
  );
  return (
    <>
      {jsonLine.key && (
        <>
          {token(jsonLine.key, codeStyles.keyword)}
          {KEY_END}
        </>
      )}
      {jsonLine.kind === 'string' || jsonLine.kind === 'number' || jsonLine.kind === 'word'
        ? token(jsonLine.value, TOKEN_CLASSES[jsonLine.kind])
        : value}
      {comma}
      {isFolded && <CollapsedSummary jsonLine={jsonLine} />}
    </>
  );
}

function CollapsedSummary({ jsonLine: { kind, size } }: { jsonLine: JsonLine }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const text = t(kind === 'object' ? 'json.fields' : 'json.items', counted(size, formats));
  return <span className={styles.rowSummary}>{text}</span>;
}
