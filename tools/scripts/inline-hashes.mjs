import { createHash } from 'node:crypto';

/** What a build writes for nginx; see docs/deployment.md. */
export const HASHES_FILE = 'inline-hashes.conf';

/** The same for Caddy. */
export const CADDY_HASHES_FILE = 'inline-hashes.caddy';

const SCRIPT = /<script\b(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([^]*?)<\/script>/g;
const OUTSIDE = /<script\b[^>]*\bsrc=["']?(https:\/\/[^/"'\s>]+)/g;
const STYLE = /<style\b[^>]*>([^]*?)<\/style>/g;

/**
 * The inline scripts and styles of a page.
 * @param {string} html
 * @returns {{ js: string[], css: string[] }}
 */
export function inlineCode(html) {
  return { js: contents(html, SCRIPT), css: contents(html, STYLE) };
}

/**
 * The source expressions that allow them, and the hosts of a brand's own scripts.
 * @param {string} html
 * @returns {{ script: string[], style: string[] }}
 */
export function inlineHashes(html) {
  const { js, css } = inlineCode(html);
  const hosts = new Set([...html.matchAll(OUTSIDE)].map(([, host]) => host));
  return { script: [...js.map(hash), ...hosts], style: css.map(hash) };
}

function contents(html, pattern) {
  return [...html.matchAll(pattern)].map(([, text]) => text.replaceAll('\r\n', '\n'));
}

function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The files that the configurations in `deploy` include.
 * @param {{ script: string[], style: string[] }} hashes
 */
export function hashesFiles({ script, style }) {
  const about =
    '# The inline code of index.html and the hosts of its scripts, for its Content-Security-Policy. Written by the build.';
  const values = { gatehouse_script: script.join(' '), gatehouse_style: style.join(' ') };
  const lines = (line) => [about, ...Object.entries(values).map(line), ''].join('\n');
  return [
    { fileName: HASHES_FILE, source: lines(([name, value]) => `set $${name} "${value}";`) },
    { fileName: CADDY_HASHES_FILE, source: lines(([name, value]) => `vars ${name} "${value}"`) },
  ];
}
