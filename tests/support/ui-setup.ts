import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

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
});
