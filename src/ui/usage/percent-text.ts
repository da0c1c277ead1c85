import { formatCount } from '#src/domain/shared/money.ts';

/** '112%'; a dash where there is nothing to be a part of. */
export function percentText(percent: number | null): string {
  return percent === null ? '–' : `${formatCount(percent)}%`;
}
