import type { Plugin } from 'vite';
import type { Settings } from '#src/application/app/settings.ts';
import { LANGUAGES, parseLanguages } from '#src/domain/shared/language.ts';

const PLACE = '<!-- brand-head -->';
const LANGUAGE = '<html lang="en">';
const MANIFEST = 'manifest.webmanifest';

/** As --surface-canvas of tokens.css. */
export const PAGE_COLORS = { light: '#fafaf8', dark: '#101113' } as const;

/** Writes title, icons, preview and manifest of the brand into index.html, for readers that run no script. */
export function brandHead(settings: Settings): Plugin {
  return {
    name: 'gatehouse:brand-head',
    transformIndexHtml: {
      // Before, Vite would ship the icons a second time.
      order: 'post',
      handler(html) {
        if (!html.includes(PLACE) || !html.includes(LANGUAGE))
          throw new Error(`index.html has no ${PLACE} or ${LANGUAGE}`);
        const [language = 'en'] = parseLanguages(settings.languages) ?? [];
        return html
          .replace(LANGUAGE, `<html lang="${language}" dir="${LANGUAGES[language].direction}">`)
          .replace(PLACE, () => headOf(settings).join('\n    '));
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifestOf(settings)) });
    },
  };
}

export function headOf({ brand }: Settings): readonly string[] {
  const { name, description, socialImage } = brand;
  const meta = (attribute: string, value: string) =>
    value === '' ? [] : [`<meta ${attribute} content="${escaped(value)}" />`];
  return [
    `<title>${escaped(name)}</title>`,
    ...meta('name="description"', description),
    `<link rel="icon" href="${escaped(relative(brand.favicon))}" />`,
    `<link rel="apple-touch-icon" href="${escaped(relative(brand.touchIcon))}" />`,
    `<link rel="manifest" href="./${MANIFEST}" />`,
    ...meta('name="apple-mobile-web-app-title"', name),
    ...Object.entries(PAGE_COLORS).map(
      ([theme, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}" />`,
    ),
    ...meta('property="og:type"', 'website'),
    ...meta('property="og:title"', name),
    ...meta('property="og:description"', description),
    ...meta('property="og:image"', socialImage),
    ...meta('name="twitter:card"', socialImage === '' ? '' : 'summary_large_image'),
  ];
}

export function manifestOf({ brand, languages }: Settings): object {
  const [lang = 'en'] = parseLanguages(languages) ?? [];
  return {
    ...{ name: brand.name, short_name: brand.name, lang, dir: LANGUAGES[lang].direction },
    ...(brand.description !== '' && { description: brand.description }),
    ...{ id: './', start_url: './', scope: './', display: 'minimal-ui' },
    ...{ theme_color: PAGE_COLORS.light, background_color: PAGE_COLORS.light },
    icons: [
      { src: relative(brand.favicon), sizes: 'any', purpose: 'any' },
      { src: relative(brand.maskableIcon), sizes: '512x512', purpose: 'maskable' },
    ],
  };
}

/** Relative to the base element, so that one build works under any sub-path. */
function relative(image: string): string {
  return /^(https?:|\.\/)/.test(image) ? image : `./${image}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
