// Tables that React draws alone, each with one navigation, one lazy chunk and one request: 50 rows of five cells, and the
// rows of the console itself.
import { serve } from '#tools/scripts/serve.mjs';
import { captureRows } from './capture-rows.mjs';
import { buildSmallSite } from './small-site.mjs';

const PAGE =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Plain</title>' +
  '<link rel="icon" href="data:,"></head>' +
  '<body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>';

const MAIN = `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';

const load = () => import('./rows.jsx');
if (location.hash.includes('ahead')) requestIdleCallback(() => void load());

function App() {
  const [Table, setTable] = useState(null);
  const open = async () => {
    const { Rows } = await load();
    setTable(() => Rows);
  };
  return h('div', null,
    h('nav', null,
      h('button', { type: 'button', onClick: () => setTable(null) }, 'Dashboard'),
      h('button', { type: 'button', onClick: open }, 'API keys')),
    h('main', null, Table ? h(Table) : h('h1', null, 'Dashboard')));
}

createRoot(document.getElementById('root')).render(h(App));
`;

const ROWS = `
import { createElement as h, useEffect, useState } from 'react';
import { Head, Row, tableProps } from './row.jsx';

const provider = new URLSearchParams(location.hash.slice(1)).get('provider');

/** As the console does: what was shown last stands there while it is fetched again. */
let shown = [];

export function Rows() {
  const [keys, setKeys] = useState(shown);
  useEffect(() => {
    const headers = { Authorization: 'Bearer plain' };
    fetch(provider + '/api/api-keys?limit=10&offset=0', { headers })
      .then((response) => response.json())
      .then(({ data }) => setKeys((shown = data.item.apiKeys)));
  }, []);
  return h('section', null, h('h1', null, 'API keys'), h('table', tableProps,
    h(Head),
    h('tbody', null, keys.map((key, index) => h(Row, { key: key.id, of: key, index })))));
}
`;

const FIVE_CELLS = `
import { createElement as h } from 'react';

export const tableProps = {};

export const Head = () =>
  h('thead', null, h('tr', null, ['Name', 'Key', 'Created', 'Last used', 'Status'].map(
    (name) => h('th', { key: name, scope: 'col' }, name))));

export function Row({ of: { id, name, key, active, createdTimestamp } }) {
  const created = new Date(createdTimestamp * 1000);
  return h('tr', null,
    h('th', { scope: 'row', 'data-slot': 'row-name' }, name),
    h('td', null, h('code', null, key)),
    h('td', null, h('time', { dateTime: created.toISOString() }, created.toUTCString())),
    h('td', null, id),
    h('td', null, h('button', { type: 'button' }, active ? 'Active' : 'Inactive')));
}
`;

const CONSOLE_CELLS = `
import { createElement as h } from 'react';
import captured from './captured.json';

const draw = (node, key) =>
  typeof node === 'string' ? node : h(node.name, { ...node.props, key }, ...node.children.map(draw));

export const { tableProps } = captured;
export const Head = () => draw(captured.head);
export const Row = ({ index }) => draw(captured.rows[index]);
`;

/** Built and served as the console is; `at` says where, and whether its chunk is fetched while the page is idle. */
export function servePlainTable(provider) {
  return serveTable(provider, 'plain-table', { 'row.jsx': FIVE_CELLS, 'styles.css': '' });
}

/** The elements and the styles of the console's own rows: what they cost without a console around them. */
export async function serveSameRows(bench, count) {
  const { styles, ...captured } = await captureRows(bench, count);
  const files = { 'row.jsx': CONSOLE_CELLS, 'captured.json': JSON.stringify(captured), 'styles.css': styles };
  return serveTable(bench.provider, 'same-rows', files);
}

async function serveTable(provider, name, files) {
  const dir = await buildSmallSite(name, { 'index.html': PAGE, 'main.jsx': MAIN, 'rows.jsx': ROWS, ...files });
  const { url, close } = await serve({ dir, host: '127.0.0.1', connectSrc: [provider.url] });
  const at = (fetchesAhead) => `${url}#provider=${encodeURIComponent(provider.url)}${fetchesAhead ? '&ahead' : ''}`;
  return { at, close };
}
