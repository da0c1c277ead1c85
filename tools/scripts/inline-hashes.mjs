import { createHash } from 'node:crypto';

/** What a build writes for the servers of a deployment; see docs/deployment.md. */
export const HASHES_FILE = 'inline-hashes.conf';

const SCRIPT = /<script\b(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([^]*?)<\/script>/g;
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
 * The source expressions that allow them.
 * @param {string} html
 * @returns {{ script: string[], style: string[] }}
 */
export function inlineHashes(html) {
  const { js, css } = inlineCode(html);
  return { script: js.map(hash), style: css.map(hash) };
}

function contents(html, pattern) {
  return [...html.matchAll(pattern)].map(([, text]) => text.replaceAll('\r\n', '\n'));
}

function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** @param {{ script: string[], style: string[] }} hashes */
export function hashesFile({ script, style }) {
  const lines = [
    '# The inline script and styles of index.html, for its Content-Security-Policy. Written by the build.',
    `set $gatehouse_script "${script.join(' ')}";`,
    `set $gatehouse_style "${style.join(' ')}";`,
  ];
  return { fileName: HASHES_FILE, source: `${lines.join('\n')}\n` };
}
