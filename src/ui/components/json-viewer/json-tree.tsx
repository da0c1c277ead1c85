import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { renderedRows, type RowMeasures, useVirtualRows } from '#src/ui/components/table/use-virtual-rows.ts';
import { JsonRow } from './json-row.tsx';
import type { JsonView } from './use-json-view.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import codeStyles from '#src/ui/components/code/code.module.css';
import styles from './json-viewer.module.css';

interface JsonTreeProps {
  readonly view: JsonView;
  readonly label: string;
}

const MEASURES: RowMeasures = { height: lineHeight, overscan: 12, step: 12, initialRows: 24 };

/** Only rows near the viewport are in the page. The tree has the focus and points to the current row. */
export function JsonTree({ view, label }: JsonTreeProps) {
  const { json, cursor, visible, search } = view;
  const { matches } = search.found;
  const match = search.current;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const range = useVirtualRows(box, visible.length, MEASURES);
  const at = visible.indexOf(cursor.current);
  useLayoutEffect(() => scrollIntoView(box.current, at, match !== null), [at, match]);

  return (
    <div
      ref={box}
      className={classNames('sideways', codeStyles.code, styles.tree)}
      data-slot="code json-tree"
      role="tree"
      translate="no"
      aria-label={label}
      aria-activedescendant={`${id}-${cursor.current}`}
      tabIndex={0}
      onClick={(event) => click(event, view)}
      onKeyDown={(event) => press(event, view)}
    >
      <div className={styles.treeRows} style={{ height: `${visible.length}lh`, paddingBlockStart: `${range.first}lh` }}>
        {renderedRows(range, at, visible.length).map((row) => {
          const line = visible[row] ?? 0;
          const isCurrent = row === at;
          const isFolded = cursor.folded.has(line);
          const top = row < range.first || row >= range.end ? row : null;
          return (
            <JsonRow key={line} id={`${id}-${line}`} {...{ json, line, top, isFolded, isCurrent, matches, match }} />
          );
        })}
      </div>
    </div>
  );
}

function click({ target }: MouseEvent, view: JsonView): void {
  const element = target instanceof Element ? target : null;
  const row = element?.closest<HTMLElement>('[data-line]');
  if (!row) return;
  const line = Number(row.dataset.line);
  if (element?.closest('[data-fold]')) view.toggle(line);
  else view.goTo(line);
}

function press(event: KeyboardEvent, view: JsonView): void {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (!isShortcut && view.press(event.key)) event.preventDefault();
}

function lineHeight(box: HTMLElement): number {
  return parseFloat(getComputedStyle(box).lineHeight);
}

function scrollIntoView(box: HTMLElement | null, row: number, isMatch: boolean): void {
  if (!box || row < 0) return;
  const height = lineHeight(box);
  const inset = parseFloat(getComputedStyle(box).paddingTop);
  const top = row * height;
  const bottom = top + height + 2 * inset;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  const currentMark = isMatch ? box.querySelector('[data-current-match]') : null;
  currentMark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
