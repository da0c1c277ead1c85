import { describe, expect, it } from 'vitest';
import { retryableOnce } from '#src/application/async/retryable-once.ts';

describe('a retryable load', () => {
  it('runs once for all callers', async () => {
    let count = 0;
    const load = retryableOnce(() => Promise.resolve(++count));
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
  });

  it('runs again after a failure', async () => {
    let count = 0;
    const load = retryableOnce(() => (++count === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(count)));
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe(2);
  });
});
