import { inlineHashes } from '../inline-hashes.mjs';
import { headerFindings } from './header-findings.mjs';

const SETTINGS = /<script[^>]*\bid="gatehouse-settings"[^>]*>([^]*?)<\/script>/;
const ASSET = /\b(?:src|href)="\.?\/?(assets\/[\w.-]+\.(js|css))"/g;
const TYPES = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  md: /^text\/markdown; ?charset=utf-8$/i,
};
const ENCODINGS = ['br', 'gzip'];
/** An operator may edit the page, so the server compresses it itself, in a format that it can. */
const ANY_ENCODING = 'br, zstd, gzip';

/**
 * Requests the console at this url and lists what is missing or differs, a line each.
 * @param {string} address
 * @param {{ connect?: string[], frame?: string[], policy?: string, encodings?: string[] }} options
 * @returns {Promise<string[]>}
 */
export async function siteFindings(address, { connect = [], frame = [], policy, encodings } = {}) {
  const url = new URL(address.endsWith('/') ? address : `${address}/`);
  const page = await request(url);
  if (page.status !== 200) return [`${url.pathname} has status ${page.status}, expected 200`];
  const inline = inlineHashes(page.text);
  if (inline.script.length === 0) return [`${url.pathname} is not the index.html of a build`];
  const expected = { inline, frame, policy, connect: [...connect, ...apiOrigin(page.text, url)] };
  const check = { url, page, encodings, expected };
  const found = await Promise.all([
    screens(check),
    assets(check),
    licenses(check),
    missingFiles(check),
    wellKnown(url),
    redirect(url),
  ]);
  return found.flat();
}

/** The page itself, and two screens that are no files: one holds a token with dots. */
async function screens({ url, page, expected }) {
  const paths = ['', 'api-keys', 'reset-password/a.b.c'];
  const found = await Promise.all(
    paths.map(async (path) => {
      const response = await request(new URL(path, url));
      const complaints = response.text === page.text ? [] : ['does not respond with index.html'];
      if (response.status !== 200) complaints.push(`has status ${response.status}, expected 200`);
      return at(response, [...complaints, ...fileFindings(response, 'html', { cache: 'page', ...expected })]);
    }),
  );
  return [...found.flat(), ...(await compression(url, [ANY_ENCODING]))];
}

/** One script and one style of those that the page names. */
async function assets({ url, page, encodings, expected }) {
  const named = [...page.text.matchAll(ASSET)].map(([, path, kind]) => ({ path, kind }));
  const chosen = ['js', 'css'].flatMap((kind) => named.find((asset) => asset.kind === kind) ?? []);
  const found = await Promise.all(
    chosen.map(async ({ path, kind }) => {
      const response = await request(new URL(path, url));
      if (response.status !== 200) return at(response, [`has status ${response.status}, expected 200`]);
      const findings = at(response, fileFindings(response, kind, { cache: 'asset', ...expected }));
      return [...findings, ...(await compression(response.url, encodings))];
    }),
  );
  return chosen.length === 2 ? found.flat() : ['index.html names no script or no style in assets/', ...found.flat()];
}

/** People read it in the browser, which would save a file of an unknown type. */
async function licenses({ url, expected }) {
  const response = await request(new URL('third-party-licences.md', url));
  if (response.status !== 200) return at(response, [`has status ${response.status}, expected 200`]);
  return at(response, fileFindings(response, 'md', { cache: 'page', ...expected }));
}

/** Password managers lead to the first, and only if the second is missing. */
async function wellKnown(url) {
  if (url.pathname !== '/') return [];
  const change = await request(new URL('.well-known/change-password', url));
  const leads = /\/auth\/forgot-password$/.test(change.headers.get('location') ?? '');
  const missing = await request(new URL('.well-known/none', url));
  return [
    ...(leads ? [] : at(change, [`has status ${change.status}, expected a redirect to /auth/forgot-password`])),
    ...(missing.status === 404 ? [] : at(missing, [`has status ${missing.status}, expected 404`])),
  ];
}

/** A page instead of a missing script breaks every tab that is open during a release. */
async function missingFiles({ url, expected }) {
  const found = await Promise.all(
    ['assets/none.js', 'assets/none', 'assets/', 'none.css'].map(async (path) => {
      const response = await request(new URL(path, url));
      const findings = headerFindings(response.headers, { cache: 'missing', ...expected });
      if (response.status !== 404) return at(response, [`has status ${response.status}, expected 404`]);
      return at(response, findings);
    }),
  );
  return found.flat();
}

async function redirect(url) {
  if (url.pathname === '/') return [];
  const response = await request(new URL(url.pathname.slice(0, -1), url), { redirect: 'manual' });
  const location = response.headers.get('location');
  const leads = location !== null && new URL(location, url).href === url.href;
  return leads ? [] : at(response, [`has status ${response.status}, expected a redirect to ${url.pathname}`]);
}

async function compression(url, encodings = ENCODINGS) {
  const found = await Promise.all(
    encodings.map(async (encoding) => {
      const response = await request(url, { headers: { 'accept-encoding': encoding } });
      const sent = response.headers.get('content-encoding');
      const varies = /accept-encoding|\*/i.test(response.headers.get('vary') ?? '');
      return at(response, [
        ...(sent !== null && encoding.split(', ').includes(sent) ? [] : [`is not compressed with ${encoding}`]),
        ...(varies ? [] : ['Vary does not name Accept-Encoding']),
      ]);
    }),
  );
  return found.flat();
}

function fileFindings(response, kind, expected) {
  const type = response.headers.get('content-type') ?? '';
  const wrong = TYPES[kind].test(type) ? [] : [`Content-Type is ${type || 'missing'}, expected that of .${kind}`];
  return [...wrong, ...headerFindings(response.headers, expected)];
}

/** An operator names the API in the settings of the page. */
function apiOrigin(html, url) {
  const { apiBaseUrl } = JSON.parse(SETTINGS.exec(html)?.[1] || '{}');
  const origin = apiBaseUrl ? new URL(apiBaseUrl, url).origin : url.origin;
  return origin === url.origin ? [] : [origin];
}

async function request(url, options = {}) {
  const response = await fetch(url, { redirect: 'manual', ...options });
  return { url: new URL(url), status: response.status, headers: response.headers, text: await response.text() };
}

function at({ url }, findings) {
  return findings.map((finding) => `${url.pathname} ${finding}`);
}
