import { describe, expect, it } from 'vitest';
import type { Elapsed } from '#src/domain/shared/elapsed.ts';
import { formatsIn } from '#src/domain/shared/formats.ts';

describe('relative time', () => {
  it.each<Elapsed & { text: string; language?: string }>([
    { unit: 'now', count: 0, text: 'Now' },
    { unit: 'minutes', count: 1, text: '1 minute ago' },
    { unit: 'minutes', count: 59, text: '59 minutes ago' },
    { unit: 'hours', count: 1, text: '1 hour ago' },
    { unit: 'hours', count: 23, text: '23 hours ago' },
    { unit: 'now', count: 0, text: 'Сега', language: 'bg' },
    { unit: 'minutes', count: 5, text: 'Преди 5 минути', language: 'bg' },
    { unit: 'now', count: 0, text: 'Jetzt', language: 'de' },
    { unit: 'minutes', count: 5, text: 'Vor 5 Minuten', language: 'de' },
    { unit: 'now', count: 0, text: 'Ahora', language: 'es' },
    { unit: 'hours', count: 1, text: 'Hace 1 hora', language: 'es' },
    { unit: 'now', count: 0, text: 'الآن', language: 'ar' },
    { unit: 'minutes', count: 5, text: 'قبل 5 دقائق', language: 'ar' },
  ])('says "$text" for $count $unit that have passed', ({ unit, count, text, language = 'en' }) => {
    expect(formatsIn(language).timeAgo({ unit, count })).toBe(text);
  });

  it.each([
    { language: 'en', text: '5 minutes ago' },
    { language: 'de', text: 'vor 5 Minuten' },
    { language: 'es', text: 'hace 5 minutos' },
    { language: 'bg', text: 'преди 5 минути' },
  ])('says "$text" after a label', ({ language, text }) => {
    expect(formatsIn(language).timeAgoAfterLabel({ unit: 'minutes', count: 5 })).toBe(text);
  });

  it.each([
    { minutes: 1, text: 'in 1 minute', language: 'en' },
    { minutes: 45, text: 'in 45 minutes', language: 'en' },
    { minutes: 60, text: 'in 1 hour', language: 'en' },
    { minutes: 22 * 60, text: 'in 22 hours', language: 'en' },
    { minutes: 5, text: 'след 5 минути', language: 'bg' },
    { minutes: 5, text: 'in 5 Minuten', language: 'de' },
    { minutes: 60, text: 'dentro de 1 hora', language: 'es' },
    { minutes: 22 * 60, text: 'خلال 22 ساعة', language: 'ar' },
  ])('says "$text" for $minutes minutes ahead', ({ minutes, text, language }) => {
    expect(formatsIn(language).timeAhead(minutes)).toBe(text);
  });
});
