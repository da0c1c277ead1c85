import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFoldable, type JsonLine, type JsonText, lineTokens } from '#src/domain/shared/json-lines.ts';
import type { JsonMatch } from '#src/domain/shared/json-search.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { JsonToken } from './json-token.tsx';

interface JsonRowProps {
  readonly id: string;
  readonly json: JsonText;
  readonly line: number;
  /** Among those that are not folded away, from 0. */
  readonly row: number;
  readonly isFolded: boolean;
  readonly isCurrent: boolean;
  readonly matches: readonly JsonMatch[];
  /** The one that one is at. */
  readonly match: JsonMatch | null;
}

/** A line at its place. The end of an object or a list says nothing that its beginning has not said. */
export const JsonRow = memo(function JsonRow(props: JsonRowProps) {
  const { id, json, line, row, isFolded, isCurrent } = props;
  const own = json.lines.line(line);
  if (!own) return null;
  const style = { top: `${row}lh` };
  const folds = isFoldable(own, line);
  const margin = <Margin line={line} depth={own.depth} folds={folds} isFolded={isFolded} />;
  if (own.kind === 'end') {
    const { value, comma } = lineTokens(json, line);
    return (
      <div className="json-row" style={style} aria-hidden="true">
        {margin}
        {value + comma}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and points here (aria-activedescendant)
    <div
      id={id}
      className={classNames('json-row', isCurrent && 'json-row--current')}
      style={style}
      data-line={line}
      role="treeitem"
      aria-level={own.depth + 1}
      aria-setsize={json.lines.line(own.parent)?.size ?? 1}
      aria-posinset={own.place + 1}
      aria-expanded={folds ? !isFolded : undefined}
      aria-selected={isCurrent}
    >
      {margin}
      <Written {...props} own={own} />
    </div>
  );
});

function Margin(props: { line: number; depth: number; folds: boolean; isFolded: boolean }): ReactNode {
  const { line, depth, folds, isFolded } = props;
  return (
    <span className="json-row__margin" aria-hidden="true">
      <span className="json-row__number">{line + 1}</span>
      <span
        className={classNames('json-row__fold', isFolded && 'json-row__fold--shut')}
        style={{ marginLeft: `${depth * 2}ch` }}
        data-fold={folds || undefined}
      />
    </span>
  );
}

const LOOKS = { string: 's', number: 'n', word: 'n' } as const;

function Written({ json, line, own, isFolded, matches, match }: JsonRowProps & { own: JsonLine }): ReactNode {
  const { value, comma } = lineTokens(json, line, isFolded);
  const token = (span: JsonLine['value'], look: string) => (
    <JsonToken json={json} span={span} look={look} matches={matches} match={match} />
  );
  return (
    <>
      {own.key && (
        <>
          {token(own.key, 'k')}
          {': '}
        </>
      )}
      {own.kind === 'string' || own.kind === 'number' || own.kind === 'word'
        ? token(own.value, LOOKS[own.kind])
        : value}
      {comma}
      {isFolded && <Held own={own} />}
    </>
  );
}

function Held({ own: { kind, size } }: { own: JsonLine }): ReactNode {
  const { t } = useTranslation();
  const text = kind === 'object' ? t('json.fields', { count: size }) : t('json.items', { count: size });
  return <span className="json-row__held">{text}</span>;
}
