import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { CallLog } from '#src/application/calls/call-log.ts';
import { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import type { CallRequest } from '#src/domain/calls/wire-call.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestApp } from '#tests/support/test-app.ts';

const request: CallRequest = {
  operation: 'listApiKeys',
  method: 'GET',
  url: 'https://api.example/api/api-keys?limit=10&offset=0',
  headers: { Authorization: 'Bearer S3ntinel' },
  body: null,
  effect: 'read',
};

interface Opened {
  readonly app: TestApp;
  readonly log: CallLog;
  readonly replayed: number[];
  add(change?: Partial<CallRequest>, status?: number, text?: string): number;
}

export async function openPage({ width = 1280, isOffered = true, path = '/api-keys' } = {}): Promise<Opened> {
  await page.viewport(width, 800);
  const replayed: number[] = [];
  const log = new CallLog({
    secrets: new KnownSecrets(),
    now: () => Date.UTC(2026, 10, 23, 4, 30),
    elapsedMs: () => 0,
    whenIdle: (task) => task(),
  });
  const app = openApp({
    path,
    ...(path === '/api-keys' && { scenario: 'active-customer' as const }),
    ...(isOffered && { calls: { load: () => Promise.resolve(), current: log } }),
  });
  if (path === '/api-keys') await pageTitled('API Key Management');
  const add = (change: Partial<CallRequest> = {}, status = 200, text = '{"data":{"items":[]}}') => {
    const id = log.begin({
      request: { ...request, ...change },
      replayOf: null,
      replay: (again) => void replayed.push(again),
    });
    log.end(id ?? 0, { kind: 'response', status, headers: { vary: 'Origin' }, text, length: text.length });
    return id ?? expect.fail();
  };
  return { app, log, replayed, add };
}

export const drawer = () => screen.findByRole('region', { name: 'Network activity' });
export const openDrawer = async () => {
  await userEvent.keyboard('{Alt>}{Shift>}C{/Shift}{/Alt}');
  return within(await drawer());
};
export const call = (name: RegExp | string) => screen.findByRole('button', { name });
export const rows = () => [...document.querySelectorAll('[data-call]')].map(({ textContent }) => textContent);
