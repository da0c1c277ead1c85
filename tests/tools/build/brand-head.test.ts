import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#src/composition/settings/read-settings.ts';
import { headOf, manifestOf, PAGE_COLORS } from '#tools/build/brand-head.ts';

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
