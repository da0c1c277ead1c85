import './dynamic-imports.ts';
import { cleanup } from '@testing-library/react';
import * as react from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { OVERLAY } from '#src/ui/components/dialog/overlay.tsx';
import { SIDE_PANEL } from '#src/ui/components/dialog/side-panel.tsx';
import { MENU } from '#src/ui/components/menu/menu-button.tsx';

// As on a page that has been open for a while.
await Promise.all([OVERLAY, SIDE_PANEL, MENU].map((part) => part.load()));

/*
 * React's development build takes a stack for each element that a component creates, up to 10,000 a second, to name its
 * owner in messages. That is a third of the time of these tests, so they count as taken.
 */
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}

/**
 * Console errors of a component fail its test: keys, act, unknown attributes, unhandled rejections.
 */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  const complaints = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls);
  vi.restoreAllMocks();
  expect(complaints, 'the console stays silent').toEqual([]);
  // A strict policy blocks those that PrimeReact makes outside its root.
  expect(document.querySelectorAll('style[data-primereact-style-id]')).toHaveLength(0);
});
