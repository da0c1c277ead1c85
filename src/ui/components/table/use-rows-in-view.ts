import { type RefObject, useEffect } from 'react';

/** Reports which rows of a table body are on the screen, and none at the end. `rows` and `onChange` must be stable. */
export function useRowsInView<R>(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly R[],
  onChange: ((rows: readonly R[]) => void) | undefined,
): void {
  useEffect(() => {
    const { current } = body;
    if (!current || !onChange) return undefined;
    const rowOf = new Map(rows.map((row, index) => [current.rows[index] as Element | undefined, row]));
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      onChange([...inView].flatMap((element) => rowOf.get(element) ?? []));
    });
    for (const element of current.rows) observer.observe(element);
    return () => observer.disconnect();
  }, [body, rows, onChange]);
  useEffect(() => () => onChange?.([]), [onChange]);
}
