import type { Instant } from '#src/domain/shared/dates.ts';
import type { OwnText } from '#src/domain/shared/own-text.ts';

export const NOTICE_LEVELS = ['info', 'warning', 'danger'] as const;

export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** What a provider says to everybody, above each page of the console. */
export interface Notice {
  readonly text: OwnText;
  readonly level: NoticeLevel;
  readonly link?: { readonly url: string; readonly text: OwnText };
  /** ISO dates, the second one no longer included; always without them. */
  readonly from?: string;
  readonly until?: string;
}

export function isDue({ from, until }: Notice, now: Instant): boolean {
  return (from === undefined || now >= Date.parse(from)) && (until === undefined || now < Date.parse(until));
}

/** Browsers take no longer delay than 24 days. */
const LONGEST_WAIT_MS = 86_400_000;

/** When to look again: at the next begin or end, and at least once a day; null if nothing changes any more. */
export function nextChange(notices: readonly Notice[], now: Instant): Instant | null {
  const dates = notices.flatMap(({ from, until }) => [from, until]).flatMap((date) => (date ? [Date.parse(date)] : []));
  const coming = dates.filter((date) => date > now);
  return coming.length === 0 ? null : Math.min(...coming, now + LONGEST_WAIT_MS);
}

/** The one text of `maintenance.notice` comes first. */
export function allNotices(text: string, notices: readonly Notice[]): readonly Notice[] {
  return text === '' ? notices : [{ text: { default: text }, level: 'warning' }, ...notices];
}
