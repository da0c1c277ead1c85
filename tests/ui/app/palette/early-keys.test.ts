import { expect, it } from 'vitest';
import { EarlyKeys } from '#src/ui/app/palette/early-keys.ts';

it('keys that were pressed too early count if they were pressed just now', () => {
  let [now, loads] = [0, 0];
  const heard: string[] = [];
  const keys = new EarlyKeys(
    () => (loads += 1),
    () => now,
  );
  keys.press('g');
  now = 60_000;
  keys.press('g');
  keys.press('b');
  now = 62_000;
  const stop = keys.listen((key) => heard.push(key) > 0);
  expect([heard, loads]).toEqual([['g', 'b'], 3]);
  expect(keys.press('x')).toBe(true);
  stop();
  keys.listen((key) => heard.push(key) > 0);
  expect(heard).toEqual(['g', 'b', 'x']);
});
