import { describe, expect, it } from 'vitest';
import { type LogTimeFormat, formatLogTime } from '#src/domain/logs/log-time.ts';
import { formatsIn } from '#src/domain/shared/formats.ts';

const AT = Date.UTC(2026, 8, 5, 23, 7, 4);
const MINUTE = 60_000;

describe('the time of an entry', () => {
  it.each<{ mode: LogTimeFormat; later?: number; text: string; language?: string }>([
    { mode: 'utc', text: '5 Sep 2026, 23:07:04 UTC' },
    { mode: 'local', text: formatsIn('en').localTime(AT) },
    { mode: 'relative', later: 20_000, text: 'Now' },
    { mode: 'relative', later: 3 * MINUTE, text: '3 minutes ago' },
    { mode: 'relative', later: 150 * MINUTE, text: '2 hours ago' },
    { mode: 'relative', later: 24 * 60 * MINUTE, text: '5 Sep 2026, 23:07:04 UTC' },
    { mode: 'utc', text: '5. Sept. 2026, 23:07:04 UTC', language: 'de' },
    { mode: 'local', text: formatsIn('de').localTime(AT), language: 'de' },
    { mode: 'relative', later: 3 * MINUTE, text: 'Vor 3 Minuten', language: 'de' },
  ])('in $mode, $later ms later, is $text', ({ mode, later = 0, text, language = 'en' }) => {
    expect(formatLogTime(AT, mode, AT + later, formatsIn(language))).toBe(text);
  });
});
