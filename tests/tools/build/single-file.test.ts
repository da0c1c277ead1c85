import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrandFolder } from '#tools/build/brand-folder.ts';
import { withBrandFiles } from '#tools/build/single-file.ts';
import { root } from '#tools/scripts/packages.mjs';

describe('a demo in one file, under a brand', () => {
  const brand = { ...readBrandFolder(root), folder: join(root, 'brand-examples/acme-chain') };
  const files = ['logo.svg', 'touch-icon.png', 'sans.woff2'];

  it.each([
    ['a setting', '{logo:`brand/logo.svg`}', /^\{logo:`data:image\/svg\+xml;base64,[\w+/=]+`\}$/],
    ['a link', '<link href="./brand/touch-icon.png" />', /^<link href="data:image\/png;base64,[\w+/=]+" \/>$/],
    ['a font', 'src:url(./brand/sans.woff2);', /^src:url\(data:font\/woff2;base64,[\w+/=]+\);$/],
  ])('holds the file of %s', (_, page, expected) => {
    expect(withBrandFiles(page, { ...brand, files })).toMatch(expected);
  });

  it.each(['content="https://acme.example/brand/logo.svg"', 'href="./brand/other.svg"'])('leaves %s', (page) => {
    expect(withBrandFiles(page, { ...brand, files })).toBe(page);
  });
});
