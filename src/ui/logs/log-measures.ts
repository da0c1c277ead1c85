import type { RowMeasures } from '#src/ui/components/table/use-virtual-rows.ts';

export const LOG_MEASURES: RowMeasures = { height: logRowHeight, overscan: 10, step: 5, initialRows: 15 };

export function logRowHeight(box: HTMLElement): number {
  return parseFloat(getComputedStyle(box).getPropertyValue('--log-row'));
}
