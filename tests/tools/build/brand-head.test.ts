import { readFileSync } from 'node:fs';
import { inlineHashes } from '#tools/scripts/inline-hashes.mjs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#src/composition/settings/read-settings.ts';
import { headOf, headProblems, manifestOf, PAGE_COLORS } from '#tools/build/brand-head.ts';

const head = (variables: Record<string, string>) => headOf(readSettings(variables).settings).join('\n');

describe('what index.html says of the brand before it runs', () => {
  it('is the name, the icons, and what a shared link shows', () => {
    const written = head({
      VITE_BRAND_NAME: 'Acme & "Sons"',
      VITE_BRAND_FAVICON: 'mark.svg',
      VITE_BRAND_TOUCH_ICON: 'https://cdn.acme.example/touch.png',
      VITE_BRAND_DESCRIPTION: 'Nodes <for> all',
      VITE_BRAND_SOCIAL_IMAGE: 'https://acme.example/social.png',
    });
    expect(written).toContain('<title>Acme &amp; &quot;Sons&quot;</title>');
    expect(written).toContain('<link rel="icon" href="./mark.svg" />');
    expect(written).toContain('<link rel="apple-touch-icon" href="https://cdn.acme.example/touch.png" />');
    expect(written).toContain('<meta name="description" content="Nodes &lt;for> all" />');
    expect(written).toContain('<meta property="og:image" content="https://acme.example/social.png" />');
  });

  it('leaves out what is not set', () => {
    expect(head({})).not.toMatch(/description|og:image|twitter/);
  });

  it('gives the bars of a browser the color of the page', () => {
    const sheet = readFileSync('src/ui/styles/tokens.css', 'utf8');
    expect(sheet).toContain(`--surface-canvas: light-dark(${PAGE_COLORS.light}, ${PAGE_COLORS.dark});`);
  });

  it('has a manifest in the first language, with an icon that may be cut', () => {
    const { settings } = readSettings({ VITE_BRAND_NAME: 'Acme', VITE_LANGUAGES: 'ar' });
    expect(manifestOf(settings)).toMatchObject({
      ...{ name: 'Acme', lang: 'ar', dir: 'rtl', start_url: './' },
      icons: [{ src: './favicon.svg' }, { src: './maskable-icon.png', purpose: 'maskable' }],
    });
  });
});

describe('the own head of a brand', () => {
  it.each([
    '',
    '<!-- <base> -->\n<meta name="google-site-verification" content="a > b" />',
    '<link rel="me" href="https://social.example/@acme">',
    "<script>if (1 < 2) document.documentElement.dataset.a = '<b onclick=x>';</script>",
    '<script async src="https://stats.example/s.js"></script>',
    '<script type="module" src="https://stats.example/s.js"></script>',
    '<script type="application/ld+json">{ "@type": "Organization" }</script>',
  ])('may have %s', (html) => {
    expect(headProblems(html)).toEqual([]);
  });

  it.each([
    ['<base href="/">', 'cannot be here'],
    ['<style>p {}</style>', 'cannot be here'],
    ['<meta name="a" content="b" onload="x()">', 'inline code'],
    ['<link rel="me" style="color: red" href="https://a.example">', 'inline code'],
    ['<script async src="http://stats.example/s.js"></script>', 'a url of https://'],
    ['<script async src="//stats.example/s.js"></script>', 'a url of https://'],
    ['<script src=https://stats.example/s.js></script>', 'async or defer'],
    ['<script async src="https://stats.example/s.js">', 'not closed'],
    ['<link rel="stylesheet" href="https://cdn.example/a.css">', 'loads what the policy blocks'],
    ['<link rel="icon" href="https://cdn.example/a.svg">', 'loads what the policy blocks'],
    ['<meta http-equiv="refresh" content="0">', 'headers of the server'],
    ['<meta name="referrer" content="unsafe-url">', 'set by the console'],
    ['Hello', 'no tag'],
  ])('may not have %s', (html, problem) => {
    expect(headProblems(html)[0]).toContain(problem);
  });

  it('is allowed by the hashes of its inline scripts and the hosts of the others', () => {
    const script = '<script async src="https://stats.example/s.js"></script>';
    const { script: allowed } = inlineHashes(`<script>a()</script>${script}${script}`);
    expect(allowed).toEqual([expect.stringMatching(/^'sha256-/), 'https://stats.example']);
  });
});
