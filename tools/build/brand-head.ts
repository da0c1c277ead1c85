import type { Plugin } from 'vite';
import type { Settings } from '#src/application/app/settings.ts';
import { LANGUAGES, parseLanguages } from '#src/domain/shared/language.ts';

const PLACE = '<!-- brand-head -->';
const LANGUAGE = '<html lang="en">';
const MANIFEST = 'manifest.webmanifest';

/** As --surface-canvas of tokens.css. */
export const PAGE_COLORS = { light: '#fafaf8', dark: '#101113' } as const;

/** Writes title, icons, preview and manifest of the brand into index.html, for readers that run no script, and its own head. */
export function brandHead(settings: Settings, ownHead: string): Plugin {
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
          .replace(PLACE, () => [...headOf(settings), ownHead].join('\n    ').trimEnd());
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

/** A comment, a script with its text, or any other tag. */
const PART =
  /<!--[^]*?-->|<(script)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>[^]*?<\/script\s*>|<(\/?[a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
/** Links that load nothing. */
const RELATIONS = ['alternate', 'author', 'canonical', 'dns-prefetch', 'help', 'license', 'me', 'preconnect'];
/** What index.html sets by itself, and the console needs as it is. */
const SET_BY_PAGE = ['viewport', 'referrer', 'color-scheme', 'theme-color', 'description'];

/** What of `head.html` the policy would block, or the console would suffer from, a line each. */
export function headProblems(html: string): readonly string[] {
  const rest = html.replaceAll(PART, '').trim();
  const problems = [...html.matchAll(PART)].flatMap(([tag, script, ofScript, other, ofOther = '']) => {
    const name = (script ?? other ?? '').toLowerCase();
    const problem = name === '' ? null : tagProblem(name, ofScript ?? ofOther, script !== undefined);
    return problem === null ? [] : [`${/^[^>]*>/.exec(tag)?.[0]} ${problem}.`];
  });
  return [...problems, ...(rest === '' ? [] : [`${rest.slice(0, 40)} is no tag, and would end the head.`])];
}

function tagProblem(name: string, attributes: string, isClosed: boolean): string | null {
  const valueOf = (attribute: string) =>
    new RegExp(`(?:^|\\s)${attribute}\\s*=\\s*["']?([^"'\\s>]*)`, 'i').exec(attributes)?.[1]?.toLowerCase();
  if (!['meta', 'link', 'script'].includes(name)) return 'cannot be here: only meta, link and script can';
  if (/(?:^|[\s"'])(?:on[a-z]+|style)\s*=/i.test(attributes)) return 'has inline code, which the policy blocks';
  const url = valueOf('src') ?? valueOf('href');
  if (url !== undefined && !url.startsWith('https://')) return 'needs a url of https://';
  if (name === 'script') {
    if (!isClosed) return 'is not closed';
    const waits = url !== undefined && valueOf('type') !== 'module' && !/(?:^|\s)(?:async|defer)\b/i.test(attributes);
    return waits ? 'needs async or defer, or the console waits for that host' : null;
  }
  if (name === 'link') return RELATIONS.includes(valueOf('rel') ?? '') ? null : 'loads what the policy blocks';
  if (valueOf('http-equiv') !== undefined || valueOf('charset') !== undefined)
    return 'is for the headers of the server';
  return SET_BY_PAGE.includes(valueOf('name') ?? '') ? 'is set by the console' : null;
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
