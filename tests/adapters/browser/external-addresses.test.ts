import { describe, expect, it } from 'vitest';
import { hostsIn, ownPage } from '../../../src/adapters/browser/external-addresses';

const FOLDER = 'https://demo.example/console/mock/';

describe('pages of the mock provider', () => {
  it.each(['https://demo.example/console/mock/checkout?session=1', '/mock/checkout?session=1'])(
    'may be opened, wherever the console lives: %s',
    (address) => {
      expect(ownPage(address, FOLDER)).toBe('https://demo.example/console/mock/checkout?session=1');
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
  ])('are no others: %s', (address) => {
    expect(ownPage(address, FOLDER)).toBeNull();
  });

  it('do not exist in a build for a real provider', () => {
    expect(ownPage('/mock/checkout', null)).toBeNull();
  });
});

describe('the allowlist of a deployment', () => {
  it.each([
    { setting: '', hosts: [] },
    { setting: 'pay.example', hosts: ['pay.example'] },
    { setting: ' pay.example  *.bills.example, a.example\n', hosts: ['pay.example', '*.bills.example', 'a.example'] },
  ])('of "$setting" is $hosts', ({ setting, hosts }) => {
    expect(hostsIn(setting)).toEqual(hosts);
  });
});
