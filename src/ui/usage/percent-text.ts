import { formatCount } from '#src/domain/shared/money.ts';

/** '112%'; a dash when there is no total. */
export function percentText(percent: number | null): string {
  return percent === null ? '–' : `${formatCount(percent)}%`;
}
