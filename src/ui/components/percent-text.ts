import { grouped } from '../../domain/shared/money';

/** '112%'; a dash where there is nothing to be a part of. */
export function percentText(percent: number | null): string {
  return percent === null ? '–' : `${grouped(percent)}%`;
}
