import { describe, expect, it } from 'vitest';
import { allowedHosts, ownPageUrl } from '#src/adapters/browser/browser-external-links.ts';

const pageUrl = (path: string) => new URL(path.slice(1), 'https://demo.example/console/').href;
const fileUrl = (path: string) => `file:///home/demo.html#${path}`;

describe('pages of the mock provider', () => {
  it.each(['https://demo.example/console/mock/checkout?session=1', '/mock/checkout?session=1'])(
    'may be opened, wherever the console lives: %s',
    (url) => {
      expect(ownPageUrl(url, pageUrl)).toBe('https://demo.example/console/mock/checkout?session=1');
    },
  );

  it.each([
    'https://demo.example/console/api-keys',
    'https://demo.example/mock/checkout',
    'https://evil.example/console/mock/checkout',
    'https://demo.example/console/mock/../api-keys',
    '//evil.example/mock/checkout',
    'javascript:alert(1)',
    'mock/checkout',
    '',
  ])('are no others: %s', (url) => {
    expect(ownPageUrl(url, pageUrl)).toBeNull();
  });

  it('are fragments of the file in a demo of one file', () => {
    const target = 'file:///home/demo.html#/mock/checkout?session=1';
    expect(['/mock/checkout?session=1', target].map((url) => ownPageUrl(url, fileUrl))).toEqual([target, target]);
    expect(ownPageUrl('file:///home/demo.html#/api-keys', fileUrl)).toBeNull();
    expect(ownPageUrl('file:///etc/passwd', fileUrl)).toBeNull();
  });

  it('do not exist in a build for a real provider', () => {
    expect(ownPageUrl('/mock/checkout', null)).toBeNull();
  });
});

describe('the allowlist of a deployment', () => {
  it.each([
    { setting: '', api: '', hosts: [] },
    { setting: 'pay.example', api: '', hosts: ['pay.example'] },
    { setting: '', api: 'https://api.acme.example/v1', hosts: ['api.acme.example'] },
    { setting: '', api: 'https://api.acme.example:8443', hosts: ['api.acme.example:8443'] },
    {
      setting: ' pay.example  *.bills.example, a.example\n',
      api: 'https://console.acme.example/console/',
      hosts: ['pay.example', '*.bills.example', 'a.example', 'console.acme.example'],
    },
  ])('of "$setting" and the API at "$api" is $hosts', ({ setting, api, hosts }) => {
    expect(allowedHosts(setting, api)).toEqual(hosts);
  });
});
