// The pages beside the console: the least that Vite and React make of a page, and a table that React draws alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '#tools/scripts/packages.mjs';

const PAGE = `<!doctype html><html lang="en"><head><base href="/" /><meta name="viewport" content="width=device-width">
<title>Small</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>`;

const EMPTY = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'An empty page'));
`;

/** A navigation and two calls: who is signed in, and which keys there are. The hash opens it at the list. */
const TABLE = `
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
const { token } = JSON.parse(localStorage.getItem('gatehouse.session'));
const headers = { Authorization: 'Bearer ' + token };
const call = (path) => fetch('/api/' + path, { headers }).then((response) => response.json());
let last = { keys: [], email: '' };

function Keys() {
  const [{ keys, email }, show] = useState(last);
  useEffect(() => {
    Promise.all([call('account/profile'), call('api-keys?limit=10&offset=0')]).then(([profile, list]) =>
      show((last = { keys: list.data.item.apiKeys, email: profile.data.item.email })));
  }, []);
  const heads = ['Name', 'Key', 'Created', 'Id', 'Status'].map((name) => h('th', { key: name, scope: 'col' }, name));
  return h('section', null, h('h1', null, email), h('table', null, h('thead', null, h('tr', null, heads)),
    h('tbody', null, keys.map((of) => h(Row, { key: of.id, of })))));
}
function Row({ of: { id, name, key, active, createdTimestamp } }) {
  const created = new Date(createdTimestamp * 1000);
  return h('tr', null,
    h('th', { scope: 'row', 'data-slot': 'row-name' }, name),
    h('td', null, h('code', null, key)),
    h('td', null, h('time', { dateTime: created.toISOString() }, created.toUTCString())),
    h('td', null, id),
    h('td', null, h('button', { type: 'button' }, active ? 'Active' : 'Inactive')));
}

function App() {
  const [isOpen, open] = useState(location.hash === '#list');
  const link = (name, opens) => h('a', { href: '#', onClick: (e) => (e.preventDefault(), open(opens)) }, name);
  return h('div', null, h('nav', null, link('Dashboard', false), link('API Key Management', true)),
    h('main', null, isOpen ? h(Keys) : h('h1', null, 'Dashboard')));
}
createRoot(document.getElementById('root')).render(h(App));
`;

/** Each returns the folder to serve. */
export const buildEmptyPage = () => buildPage('empty', { 'main.jsx': EMPTY });
export const buildPlainTable = () =>
  buildPage('plain', { 'main.jsx': TABLE, 'styles.css': 'td { text-align: start }' });

async function buildPage(name, files) {
  const folder = join(root, 'node_modules/.cache/gatehouse/bench', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries({ 'index.html': PAGE, ...files })) writeFileSync(join(folder, file), text);
  // Whatever this process runs as: a development build of React is half as heavy again.
  process.env.NODE_ENV = 'production';
  await build({ root: folder, configFile: false, base: './', mode: 'production', logLevel: 'error' });
  return join(folder, 'dist');
}
