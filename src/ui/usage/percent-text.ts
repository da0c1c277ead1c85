import type { Formats } from '#src/domain/shared/formats/formats.ts';

/** '112%'; a dash when there is no total. */
export function percentText(percent: number | null, formats: Formats): string {
  return percent === null ? '–' : formats.percent(percent);
}
