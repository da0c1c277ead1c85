import { afterEach, describe, expect, it, vi } from 'vitest';
import { deflatingPacker } from '#src/adapters/browser/deflating-packer.ts';
import { plainPacker } from '#src/adapters/memory/plain-packer.ts';

const items = [
  { id: 'a', json: '{"wei": 123456789012345678901234567890}', at: 1.5, none: null },
  { id: 'б', json: 'a lone \ud800 and a \u0000, 日本語', at: 0, none: null },
  { id: '', json: ' '.repeat(100_000), at: -1, none: null },
];

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['that compresses', deflatingPacker, () => undefined],
  ['where the browser cannot compress', deflatingPacker, () => void vi.stubGlobal('CompressionStream', undefined)],
  ['that leaves things as they are', plainPacker, () => undefined],
])('a packer %s', (_, packer, prepare) => {
  it('gives each thing back as it was, in any order and as often as one likes', async () => {
    prepare();
    const packed = packer.pack(items);
    expect(await packed[2]?.unpack()).toEqual(items[2]);
    expect(await Promise.all(packed.map((item) => item.unpack()))).toEqual(items);
    expect(await packed[0]?.unpack()).toEqual(items[0]);
  });

  it('packs nothing into nothing', () => {
    prepare();
    expect(packer.pack([])).toEqual([]);
  });
});

it('unpacks once for all who ask at the same time', async () => {
  const read = vi.spyOn(JSON, 'parse');
  const packed = deflatingPacker.pack(items);
  await Promise.all(packed.map((item) => item.unpack()));
  expect(read).toHaveBeenCalledTimes(1);
});
