import { useEffect, useRef, useState } from 'react';
import { chunkEnd, type RenderLimit } from '#src/domain/shared/clean-text.ts';
import { CopyError } from './copy-button.tsx';
import styles from './copy-fallback.module.css';

interface CopyFallbackProps {
  readonly label: string;
  readonly text: string;
}

/** Rendering a mebibyte at once would block the page. */
const CHUNK_LIMIT: RenderLimit = { characters: 100_000, hidden: Number.POSITIVE_INFINITY };

/** A text that could not be copied, selected for manual copying. */
export function CopyFallback({ label, text }: CopyFallbackProps) {
  const code = useRef<HTMLElement>(null);
  const [ends, setEnds] = useState(() => [chunkEnd(text, 0, CHUNK_LIMIT)]);
  const renderedEnd = ends.at(-1) ?? 0;
  useEffect(() => {
    if (code.current) getSelection()?.selectAllChildren(code.current);
    if (renderedEnd >= text.length) return undefined;
    const frame = requestAnimationFrame(() =>
      setEnds((before) => [...before, chunkEnd(text, renderedEnd, CHUNK_LIMIT)]),
    );
    return () => cancelAnimationFrame(frame);
  }, [text, renderedEnd]);
  return (
    <div className={styles.fallback} data-slot="copy-fallback">
      <CopyError />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={styles.text} aria-label={label} tabIndex={0}>
        <code ref={code}>
          {ends.map((end, piece) => (
            <span key={end} className={ends.length > 1 ? styles.piece : undefined}>
              {text.slice(ends[piece - 1] ?? 0, end)}
            </span>
          ))}
        </code>
      </section>
    </div>
  );
}

interface SelectableCodeProps {
  readonly value: string;
  readonly selected?: boolean | undefined;
  readonly className?: string | undefined;
}

export function SelectableCode({ value, selected = false, className }: SelectableCodeProps) {
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!selected || !code.current) return;
    getSelection()?.selectAllChildren(code.current);
  }, [selected, value]);
  return (
    <code className={className} ref={code}>
      {value}
    </code>
  );
}
