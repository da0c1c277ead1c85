import { describe, expect, it } from 'vitest';
import { distProblems, logInFiles, pageRequests, uncompressed } from '#tools/scripts/check-dist.mjs';
import { staticHostFiles } from '#tools/scripts/deploy/static-host.mjs';
import { inlineHashes } from '#tools/scripts/inline-hashes.mjs';

const clean = {
  files: { 'index.html': '', 'assets/a.js': 'run()' },
  html: '<script src="./assets/a.js"></script>',
  record: {},
};

const chunk = (modules: string[], imports: string[] = [], styles: string[] = []) => ({ modules, imports, styles });

describe('the check of a production build', () => {
  it('accepts a clean one', () => {
    expect(distProblems(clean)).toEqual([]);
  });

  it.each([
    'mocks/provider/create-provider.ts',
    'node_modules/msw/lib/core/index.mjs',
    'node_modules/@mswjs/data/a.js',
  ])('rejects a chunk that holds %s', (module) => {
    expect(distProblems({ ...clean, record: { 'assets/a.js': chunk([module]) } })).toHaveLength(1);
  });

  it.each([
    'fetch("./mockServiceWorker.js")',
    'a="elena@northwall.example"',
    '/Playwright/.test(agent)',
    'x="[MSW]"',
    'new Function("a","return a")',
    'const parts=/^#?\\/?([^?#]*)/s',
  ])('rejects a file that holds %s', (text) => {
    expect(distProblems({ ...clean, files: { 'assets/a.js': text } })).toHaveLength(1);
  });

  it.each(['https://docs.gatehouse.example', '-H "x-api-key: $GATEHOUSE_KEY"', 'Northbeam Labs, Halden Pay'])(
    'rejects what is invented, in any file: %s',
    (text) => {
      expect(distProblems({ ...clean, files: { 'assets/log-in.json': text } })).toHaveLength(1);
      expect(distProblems({ ...clean, html: `<p>${text}</p>` })).toHaveLength(1);
    },
  );

  it('requires the license text beside each font', () => {
    const fonts = { 'assets/geist.woff2': '' };
    expect(distProblems({ ...clean, files: fonts })).toHaveLength(1);
    const notices = '## geist (OFL-1.1)\n\n---\nSIL OPEN FONT LICENSE Version 1.1\n---';
    expect(distProblems({ ...clean, files: { ...fonts, 'third-party-licences.md': notices } })).toEqual([]);
  });

  it('lets the chunk name the worker that sends a demo away, and no chunk with more in it', () => {
    const files = { 'assets/a.js': '/\\/mockServiceWorker\\.js$/' };
    const dismissing = 'src/composition/demo-worker.ts';
    expect(distProblems({ ...clean, files, record: { 'assets/a.js': chunk([dismissing]) } })).toEqual([]);
    const more = chunk([dismissing, 'src/main.ts']);
    expect(distProblems({ ...clean, files, record: { 'assets/a.js': more } })).toHaveLength(1);
  });

  it('rejects the worker file', () => {
    expect(distProblems({ ...clean, files: { 'mockServiceWorker.js': '' } })).toHaveLength(1);
  });

  it.each([
    '<script>run()</script>',
    '<script type="module">run()</script>',
    '<style>p{}</style>',
    '<p style="color:red">',
    '<p onclick="run()">',
  ])('rejects in index.html: %s', (html) => {
    expect(distProblems({ ...clean, html })).toHaveLength(1);
  });

  it('takes a block of data in index.html', () => {
    expect(distProblems({ ...clean, html: '<script type="application/json" id="a">{}</script>' })).toEqual([]);
  });

  it('lets the chunk of the container hold its compiler, and no other chunk', () => {
    const files = { 'assets/a.js': 'new Function("a","return a")' };
    const container = chunk(['node_modules/@inversifyjs/core/lib/planning/calculations/buildResolveMany.js']);
    expect(distProblems({ ...clean, files, record: { 'assets/a.js': container } })).toEqual([]);
    expect(distProblems({ ...clean, files, record: { 'assets/a.js': chunk(['src/main.ts']) } })).toHaveLength(1);
  });

  it('takes inline code whose hashes are written beside index.html, and none that has changed since', () => {
    const html = '<script id="a">run()</script><style>p{}</style>';
    const inline = inlineHashes(html);
    const written = staticHostFiles({ inline });
    const files = Object.fromEntries(written.map(({ fileName, source }) => [fileName, source]));
    expect(distProblems({ ...clean, html, files })).toEqual([]);
    const changed = html.replace('run', 'walk');
    expect(distProblems({ ...clean, html: changed, files })).toHaveLength(1);
  });

  it('requires both compressed copies of a script, and none of a font or of index.html', () => {
    expect(uncompressed(['a.js', 'a.js.br', 'a.js.gz', 'a.woff2', 'index.html'])).toEqual([]);
    expect(uncompressed(['a.js', 'a.js.br'])).toEqual(['a.js.gz is missing']);
  });

  it('weighs apart what index.html requests and what the console adds to it', () => {
    const record = {
      'assets/entry.js': chunk(['src/load-console.ts'], ['assets/preload.js']),
      'assets/preload.js': chunk(['vite/preload-helper.js']),
      'assets/main.js': chunk(['src/main.ts'], ['assets/preload.js'], ['assets/main.css']),
      'assets/show.js': chunk(['src/show.tsx'], ['assets/react.js', 'assets/main.js']),
      'assets/react.js': chunk(['node_modules/react/index.js']),
      'assets/log-in.js': chunk(['src/ui/auth/log-in/log-in-page.tsx'], ['assets/field.js'], ['assets/log-in.css']),
      'assets/field.js': chunk(['src/ui/components/form/field.tsx']),
      'assets/usage.js': chunk(['src/ui/usage/usage-page.tsx']),
    };
    const html =
      '<script type="module" src="./assets/entry.js"></script>' +
      '<link rel="stylesheet" disabled href="./assets/main.css"><link rel="stylesheet" href="./assets/blocking.css">';
    const { first, console: later } = logInFiles(html, record);
    const named = (...names: string[]) => names.map((name) => `assets/${name}`);
    expect(first.sort()).toEqual(named('blocking.css', 'entry.js', 'preload.js'));
    expect(later.sort()).toEqual(named('field.js', 'log-in.js', 'main.js', 'react.js', 'show.js'));
  });

  it('knows what each page and each tab requests in one wave, each file once', () => {
    const pages =
      'console frame.js frame.css;de/console de.js;usage usage.js shared.js;en/usage en.js;usage#webhooks logs.js shared.js';
    const html = `<script data-modules="./assets/main.js" data-stores="./assets/account.js" data-show="./assets/react.js" data-pages="${pages}">run()</script>`;
    const named = (...names: string[]) => names.map((name) => `assets/${name}`);
    const usage = named('main.js', 'account.js', 'react.js', 'frame.js', 'frame.css', 'usage.js', 'shared.js', 'en.js');
    expect(pageRequests(html)).toEqual([
      { name: 'usage', files: usage },
      { name: 'usage#webhooks', files: [...usage, ...named('logs.js')] },
    ]);
  });
});
