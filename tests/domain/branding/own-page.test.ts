import { describe, expect, it } from 'vitest';
import {
  type OwnLink,
  copyingOrigins,
  framedOrigins,
  framePermissions,
  frameSandbox,
  frameUrl,
  hrefOf,
  ownPages,
  unframedPages,
} from '#src/domain/branding/own-pages.ts';

const page = (id: string, url: string): OwnLink => ({ text: { default: id }, icon: 'chart', url, frame: true, id });
const REPORTS = page('reports', 'https://reports.acme.example/console?view=all#top');
const FOREIGN = page('foreign', 'https://elsewhere.example');
const FORUM: OwnLink = { text: { default: 'Forum' }, icon: 'users', url: 'https://forum.acme.example' };

const settings = (sidebar: readonly OwnLink[], help: readonly OwnLink[] = []) => ({
  menu: { sidebar, help, profile: [] },
  externalHosts: 'pay.example *.acme.example',
});

describe('a page of the provider inside the console', () => {
  it('is an entry with a frame whose host is allowed; any other opens as a link', () => {
    const own = settings([REPORTS, FORUM], [FOREIGN]);
    const framed = ownPages(own);
    expect([...framed]).toEqual([['/pages/reports', REPORTS]]);
    expect([REPORTS, FORUM, FOREIGN].map((link) => hrefOf(link, framed))).toEqual([
      '/pages/reports',
      FORUM.url,
      FOREIGN.url,
    ]);
    expect([unframedPages(own), framedOrigins(own)]).toEqual([[FOREIGN], ['https://reports.acme.example']]);
  });

  it('is the first of two with one path', () => {
    const other = page('reports', 'https://other.acme.example');
    expect(ownPages(settings([REPORTS], [other])).get('/pages/reports')).toBe(REPORTS);
  });

  it('gets the theme and the language beside what its url has', () => {
    expect(frameUrl(REPORTS.url, { theme: 'dark', language: 'bg' })).toBe(
      'https://reports.acme.example/console?view=all&theme=dark&lang=bg#top',
    );
  });

  it('has an origin of its own only where that is not the console’s', () => {
    expect(frameSandbox(REPORTS, 'https://console.acme.example')).toBe('allow-scripts allow-forms allow-same-origin');
    expect(frameSandbox(REPORTS, 'https://reports.acme.example')).toBe('allow-scripts allow-forms');
  });

  it('opens no tab without a sandbox at the origin of the console, where a script could open the page itself', () => {
    const link = { ...REPORTS, allow: ['links'] } as const;
    expect(frameSandbox(link, 'https://reports.acme.example')).toBe('allow-scripts allow-forms allow-popups');
  });

  it.each([
    { allow: ['links'], sandbox: ' allow-popups allow-popups-to-escape-sandbox', permissions: '' },
    { allow: ['downloads'], sandbox: ' allow-downloads', permissions: '' },
    { allow: ['dialogs'], sandbox: ' allow-modals', permissions: '' },
    { allow: ['copy'], sandbox: '', permissions: 'clipboard-write' },
  ] as const)('may do with $allow what its frame is allowed', ({ allow, sandbox, permissions }) => {
    const link = { ...REPORTS, allow };
    expect(frameSandbox(link, 'https://console.acme.example')).toBe(
      `allow-scripts allow-forms allow-same-origin${sandbox}`,
    );
    expect(framePermissions(link)).toBe(permissions);
    expect(copyingOrigins(settings([link, REPORTS]))).toEqual(
      permissions === '' ? [] : ['https://reports.acme.example'],
    );
  });
});
