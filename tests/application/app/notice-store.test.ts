import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { NoticeStore } from '#src/application/app/notice-store.ts';
import { allNotices, type Notice } from '#src/domain/branding/notice.ts';
import type { Language } from '#src/domain/shared/language.ts';

interface Options {
  readonly notices?: readonly Notice[];
  readonly clock?: ManualClock;
  readonly language?: Language;
}

function openNotices(text: string, storage: MemoryStorage, options: Options = {}): NoticeStore {
  const { notices = [], clock = new ManualClock(), language = 'en' } = options;
  const store = new NoticeStore({ notices: allNotices(text, notices), storage, clock, language: { shown: language } });
  store.start();
  return store;
}

const shownIn = (store: NoticeStore) => store.shown.map(({ text }) => text);
const notice = (text: string, more: Partial<Notice> = {}): Notice => ({
  text: { default: text },
  level: 'info',
  ...more,
});

function dismissFirst(store: NoticeStore): void {
  store.dismiss(store.shown[0]?.id ?? '');
}

describe('the notices', () => {
  it('are none when the deployment sets none', () => {
    expect(openNotices('', new MemoryStorage()).shown).toEqual([]);
  });

  it('come back with another text', () => {
    const storage = new MemoryStorage();
    dismissFirst(openNotices('Maintenance on Sunday.', storage));
    expect(shownIn(openNotices('Maintenance on Monday.', storage))).toEqual(['Maintenance on Monday.']);
  });

  it('begin and end at their dates while the console is open', () => {
    const clock = new ManualClock();
    const at = (days: number) => new Date(clock.now() + days * 86_400_000).toISOString();
    const notices = [notice('Soon', { from: at(3), until: at(40) }), notice('Now', { until: at(3) })];
    const store = openNotices('', new MemoryStorage(), { notices, clock });
    expect(shownIn(store)).toEqual(['Now']);
    clock.advance(3 * 86_400_000);
    expect(shownIn(store)).toEqual(['Soon']);
    clock.advance(37 * 86_400_000);
    expect(shownIn(store)).toEqual([]);
  });

  it('are in the language that shows, with the link', () => {
    const link = { url: 'https://a.example', text: { default: 'More', de: 'Mehr' } };
    const notices = [notice('Base', { text: { default: 'New', de: 'Neu' }, link })];
    const [shown] = openNotices('', new MemoryStorage(), { notices, language: 'de' }).shown;
    expect(shown).toMatchObject({ text: 'Neu', level: 'info', link: { url: 'https://a.example', text: 'Mehr' } });
  });
});
