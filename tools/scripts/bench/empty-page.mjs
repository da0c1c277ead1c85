// The least that Vite and React make of a page: the floor under every figure of a first visit.
import { buildSmallSite } from './small-site.mjs';

const FILES = {
  'index.html':
    '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Empty</title></head>' +
    '<body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>',
  'main.jsx':
    "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\n" +
    "createRoot(document.getElementById('root')).render(createElement('h1', null, 'An empty page'));\n",
};

/** Returns the folder to serve. */
export const buildEmptyPage = () => buildSmallSite('empty-page', FILES);
