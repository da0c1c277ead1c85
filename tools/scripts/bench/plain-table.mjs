// A table that React draws alone: one navigation, one lazy chunk, one request, 50 rows of five cells.
import { serve } from '#tools/scripts/serve.mjs';
import { buildSmallSite } from './small-site.mjs';

const PAGE =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Plain</title>' +
  '<link rel="icon" href="data:,"></head>' +
  '<body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>';

const MAIN = `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

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
  return h('section', null, h('h1', null, 'API keys'), h('table', null,
    h('thead', null, h('tr', null, ['Name', 'Key', 'Created', 'Last used', 'Status'].map(
      (name) => h('th', { key: name, scope: 'col' }, name)))),
    h('tbody', null, keys.map((key) => h(Row, { key: key.id, of: key })))));
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
`;

/** Built and served as the console is; `at` says where, and whether its chunk is fetched while the page is idle. */
export async function servePlainTable(provider) {
  const dir = await buildSmallSite('plain-table', { 'index.html': PAGE, 'main.jsx': MAIN, 'rows.jsx': ROWS });
  const { url, close } = await serve({ dir, host: '127.0.0.1', connectSrc: [provider.url] });
  const at = (fetchesAhead) => `${url}#provider=${encodeURIComponent(provider.url)}${fetchesAhead ? '&ahead' : ''}`;
  return { at, close };
}
