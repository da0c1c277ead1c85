import type { RowMeasures } from '#src/ui/components/table/use-row-window.ts';

/** All rows of a log are as high as `--log-row` says. */
export const LOG_MEASURES: RowMeasures = { height: logRowHeight, spare: 10, step: 5, atFirst: 15 };

export function logRowHeight(box: HTMLElement): number {
  return parseFloat(getComputedStyle(box).getPropertyValue('--log-row'));
}
