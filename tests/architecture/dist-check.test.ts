import { describe, expect, it } from 'vitest';
import { distProblems, firstScreenFiles } from '#tools/scripts/check-dist.mjs';

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
  ])('rejects a file that holds %s', (text) => {
    expect(distProblems({ ...clean, files: { 'assets/a.js': text } })).toHaveLength(1);
  });

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
    const more = chunk([dismissing, 'src/main.tsx']);
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

  it('weighs what index.html names, the log-in page and what these import', () => {
    const record = {
      'assets/entry.js': chunk(['src/main.tsx'], ['assets/react.js'], ['assets/entry.css']),
      'assets/react.js': chunk(['node_modules/react/index.js']),
      'assets/log-in.js': chunk(['src/ui/auth/log-in/log-in-page.tsx'], ['assets/field.js'], ['assets/log-in.css']),
      'assets/field.js': chunk(['src/ui/components/form/field.tsx']),
      'assets/usage.js': chunk(['src/ui/usage/usage-page.tsx']),
    };
    const { files } = firstScreenFiles('<script type="module" src="./assets/entry.js"></script>', record);
    expect(files.sort()).toEqual(
      ['entry.css', 'entry.js', 'field.js', 'log-in.css', 'log-in.js', 'react.js'].map((name) => `assets/${name}`),
    );
  });
});
