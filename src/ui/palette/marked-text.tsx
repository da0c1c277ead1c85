import { Fragment } from 'react';
import type { MatchRange } from '#src/domain/palette/fuzzy-match.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly ranges: readonly MatchRange[];
}

export function MarkedText({ text, ranges }: MarkedTextProps) {
  return (
    <bdi>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </bdi>
  );
}
