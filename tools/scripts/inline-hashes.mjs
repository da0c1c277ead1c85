import { createHash } from 'node:crypto';

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

/**
 * Whether the page has scripts of a brand beside the console's one.
 * @param {{ script: string[] }} inline
 */
export function hasOwnScripts({ script }) {
  return script.length > 1;
}

function contents(html, pattern) {
  return [...html.matchAll(pattern)].map(([, text]) => text.replaceAll('\r\n', '\n'));
}

function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
