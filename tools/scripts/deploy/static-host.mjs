import { CACHE_CONTROL, securityHeaders } from '../security-headers.mjs';

/** What Netlify and Cloudflare Pages read. */
export const HEADERS_FILE = '_headers';

/** What the configurations of nginx and Caddy in `deploy` include: the whole Content-Security-Policy. */
export const POLICY_FILES = { nginx: 'content-policy.conf', caddy: 'content-policy.caddy' };

const POLICY_NOTE =
  '# The Content-Security-Policy of this build and its settings. Written by the build. See docs/deployment.md.';
const NOT_FOUND = 'assets/404.html';

/**
 * What a build writes for web servers, and for hosts that are configured by files in it, such as Netlify and Cloudflare Pages. Rules that both
 * match a path add up there, so none names a header of another; what has no Cache-Control is revalidated.
 * @param {{ inline: { script: string[], style: string[] }, basePath?: string, connect?: readonly string[], trustedTypes?: boolean }
 *   & Readonly<Record<string, unknown>>} options
 * @returns {{ fileName: string, source: string }[]}
 */
export function staticHostFiles({ basePath = '/', ...policy }) {
  const headers = securityHeaders({ trustedTypes: true, ...policy });
  const rule = (path, values) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)];
  const about = '# Written by the build, for hosts that read this file. See docs/deployment.md.';
  const lines = {
    [HEADERS_FILE]: [
      about,
      ...rule(`${basePath}*`, headers),
      ...rule(`${basePath}assets/*`, { 'Cache-Control': CACHE_CONTROL.asset }),
    ],
    _redirects: [
      about,
      '# Password managers lead there.',
      `/.well-known/change-password ${basePath}auth/forgot-password 302`,
      '# A missing file is no page. Cloudflare Pages takes none of these lines: it finds assets/404.html, and shows index.html for the rest.',
      `${basePath}assets/* ${basePath}${NOT_FOUND} 404`,
      `/.well-known/* ${basePath}${NOT_FOUND} 404`,
      `${basePath}* ${basePath}index.html 200`,
    ],
    [POLICY_FILES.nginx]: [POLICY_NOTE, `set $gatehouse_policy "${headers['Content-Security-Policy']}";`],
    [POLICY_FILES.caddy]: [POLICY_NOTE, `vars gatehouse_policy "${headers['Content-Security-Policy']}"`],
    [NOT_FOUND]: ['<!doctype html>', '<title>Not found</title>', 'Not found'],
  };
  return Object.entries(lines).map(([fileName, text]) => ({ fileName, source: `${text.join('\n')}\n` }));
}
