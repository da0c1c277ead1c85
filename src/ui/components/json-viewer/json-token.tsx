import { counted } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type RenderLimit, chunkEnd } from '#src/domain/shared/clean-text.ts';
import type { JsonText, Span, JsonMatch } from '#src/domain/shared/json-lines.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { ForeignText } from './foreign-text.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './json-viewer.module.css';

interface JsonTokenProps {
  readonly json: JsonText;
  readonly span: Span;
  readonly tokenClass: string | undefined;
  readonly matches: readonly JsonMatch[];
  readonly match: JsonMatch | null;
}

/** A longer token would block the page; copying and raw text include all of it. */
const RENDER_LIMIT: RenderLimit = { characters: 2000, hidden: 100 };
/** Less than the render limit, so that the match is always visible. */
const BEFORE_MATCH = 50;

/** A name or value as spelled in the text, with its matches marked. */
export function JsonToken({ json: { text }, span, tokenClass: look, matches, match: current }: JsonTokenProps) {
  const renderedSpan = spanToRender(text, span, current);
  const parts = partsOf(renderedSpan, matchesIn(matches, renderedSpan));
  const left = span.end - renderedSpan.end;
  return (
    <span className={look}>
      {renderedSpan.start > span.start && <span>…</span>}
      <bdi>
        {parts.map(({ start, end, match }) =>
          match ? (
            <mark
              key={start}
              className={match === current ? classNames(styles.mark, styles.isCurrentMatch) : styles.mark}
              data-current-match={match === current || undefined}
            >
              <ForeignText text={text.slice(start, end)} />
            </mark>
          ) : (
            <ForeignText key={start} text={text.slice(start, end)} />
          ),
        )}
      </bdi>
      {left > 0 && <MoreCharacters count={left} />}
    </span>
  );
}

/** Apart, because every row has tokens, and `useTranslation` in each would slow it down. */
function MoreCharacters({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return <span className={styles.rowSummary}>{t('json.more-characters', counted(count, formats))}</span>;
}

/** The whole token, or a part around the current match. */
function spanToRender(text: string, span: Span, current: JsonMatch | null): Span {
  const from = (start: number) => ({ start, end: Math.min(span.end, chunkEnd(text, start, RENDER_LIMIT)) });
  const first = from(span.start);
  const isBeyondFirst =
    current !== null && span.start <= current.start && current.end <= span.end && current.end > first.end;
  return isBeyondFirst ? from(characterAt(text, Math.max(span.start, current.start - BEFORE_MATCH))) : first;
}

function characterAt(text: string, at: number): number {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}

interface TokenPart extends Span {
  readonly match: JsonMatch | null;
}

function partsOf(span: Span, matches: readonly JsonMatch[]): readonly TokenPart[] {
  const parts: TokenPart[] = [];
  let from = span.start;
  for (const match of matches) {
    if (match.start > from) parts.push({ start: from, end: match.start, match: null });
    parts.push({ start: match.start, end: match.end, match });
    from = match.end;
  }
  if (from < span.end) parts.push({ start: from, end: span.end, match: null });
  return parts;
}

/** A binary search, because thousands of rows call this. */
function matchesIn(matches: readonly JsonMatch[], { start, end }: Span): readonly JsonMatch[] {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((matches[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const matchesWithin: JsonMatch[] = [];
  for (let match = matches[low]; match && match.end <= end; match = matches[(low += 1)]) matchesWithin.push(match);
  return matchesWithin;
}
