import { describe, expect, it, vi } from 'vitest';
import { toBasePath } from '#src/adapters/browser/browser-navigation.ts';
import { createLinkSupportChat } from '#src/adapters/browser/support/support-chat.ts';
import { createSystemClock } from '#src/adapters/browser/system-clock.ts';
import { isTestBrowser, testModeBotCheck } from '#src/adapters/browser/bot-check/deferred-bot-check.ts';

describe('the system clock', () => {
  it('returns the time and runs a task later, unless disposed', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const systemClock = createSystemClock(new EventTarget());
    const ran: string[] = [];
    systemClock.after(100, () => void ran.push('one'));
    const dispose = systemClock.after(100, () => void ran.push('two'));
    dispose();
    vi.advanceTimersByTime(99);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([ran, systemClock.now()]).toEqual([['one'], 1_000_100]);
    vi.useRealTimers();
  });
});

describe('the base path', () => {
  it.each([
    { baseUri: 'https://a.example/', path: '' },
    { baseUri: 'https://a.example', path: '' },
    { baseUri: 'https://a.example/console/', path: '/console' },
    { baseUri: 'https://a.example/team/console/', path: '/team/console' },
    { baseUri: 'https://a.example/console/index.html', path: '/console' },
    { baseUri: 'https://a.example/console/?scenario=visitor#x', path: '/console' },
  ])('of $baseUri is "$path"', ({ baseUri, path }) => {
    expect(toBasePath(baseUri)).toBe(path);
  });
});

describe('test mode', () => {
  it.each([
    { search: '?playwright', userAgent: 'Chrome', is: true },
    { search: '?scenario=visitor&playwright=1', userAgent: 'Chrome', is: true },
    { search: '', userAgent: 'HeadlessChrome Playwright/1.65', is: true },
    { search: '?scenario=playwright', userAgent: 'Chrome', is: false },
    { search: '', userAgent: 'Chrome', is: false },
  ])('is on for "$search" in $userAgent: $is', ({ search, userAgent, is }) => {
    expect(isTestBrowser({ search, userAgent })).toBe(is);
  });

  it('skips the challenge', async () => {
    expect(await testModeBotCheck.prove('log-in')).toEqual({ kind: 'bypass' });
  });
});

describe('the support chat', () => {
  it.each([
    { urls: ['https://chat.example', 'https://contact.example'], opened: ['https://chat.example'] },
    { urls: ['', 'https://contact.example'], opened: ['https://contact.example'] },
    { urls: ['', ''], opened: [] },
  ])('of $urls opens $opened', ({ urls: addresses, opened }) => {
    const navigated: string[] = [];
    const navigation = { path: () => '/', go: () => undefined, openExternal: (to: string) => void navigated.push(to) };
    const chat = createLinkSupportChat(navigation, addresses);
    chat.open('new', () => undefined);
    expect([navigated, chat.isAvailable]).toEqual([opened, opened.length > 0]);
  });
});
