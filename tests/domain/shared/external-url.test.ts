import { describe, expect, it } from 'vitest';
import { allowedHost, allowedUrl, parseHosts } from '#src/domain/shared/external-url.ts';

const HOSTS = ['checkout.example.com', '*.pay.example'];

describe('an entry of the list of allowed hosts', () => {
  it.each([
    ['checkout.stripe.com', 'checkout.stripe.com'],
    ['Checkout.Stripe.com', 'checkout.stripe.com'],
    ['https://checkout.stripe.com', 'checkout.stripe.com'],
    ['HTTPS://Checkout.Stripe.com/', 'checkout.stripe.com'],
    ['checkout.stripe.com:443', 'checkout.stripe.com'],
    ['https://checkout.stripe.com:443/', 'checkout.stripe.com'],
    ['checkout.stripe.com.', 'checkout.stripe.com'],
    ['zahlung.müller.example', 'zahlung.xn--mller-kva.example'],
    ['ZAHLUNG.MÜLLER.EXAMPLE', 'zahlung.xn--mller-kva.example'],
    ['оплата.example', 'xn--80aa5alfu.example'],
    ['*.Pay.Example', '*.pay.example'],
    ['https://*.pay.example', '*.pay.example'],
    ['*.müller.example', '*.xn--mller-kva.example'],
    ['HTTPS://*.PAY.example', '*.pay.example'],
    ['pay.example:8443', 'pay.example:8443'],
    ['*.pay.example:8443', '*.pay.example:8443'],
    ['127.0.0.1:4010', '127.0.0.1:4010'],
    ['[2001:DB8::17]', '[2001:db8::17]'],
    [' pay.example ', 'pay.example'],
  ])('%j is read as %s', (entry, host) => {
    expect(allowedHost(entry)).toBe(host);
    const url = `https://${host.replace('*', 'eu')}/session/1`;
    expect(allowedUrl(url, [host])).toBe(url);
  });

  it.each([
    ...['', '*', '*.', '*.*.example', 'pay.*', 'a*.example', 'pay.example/checkout', 'https://pay.example/checkout'],
    ...['http://pay.example', 'ftp://pay.example', 'javascript:alert(1)', 'me@pay.example', 'https://me:x@pay.example'],
    ...['pay.example?x=1', 'pay.example#x', 'pay example', 'pay.example:port', 'pay.example:99999', '//pay.example'],
    ...['.pay.example', 'pay..example', 'xhttps://pay.example', 'pay.example:8443:1', '*.https://pay.example'],
    ...['https://', ':443', 'pay.example\\x', 'pay..example..', '[2001:db8::17'],
  ])('%j cannot be used', (entry) => {
    expect(allowedHost(entry)).toBeNull();
  });
});

describe('a URL of the server', () => {
  it.each([
    'https://checkout.example.com/session/1?x=1#pay',
    'https://CHECKOUT.example.com/',
    'https://eu.pay.example/1',
    'https://a.eu.pay.example/1',
    'https://checkout.example.com:8443/1',
  ])('is opened: %s', (url) => {
    expect(allowedUrl(url, HOSTS)).toBe(new URL(url).href);
  });

  it.each([
    'http://checkout.example.com/',
    'https://user:secret@checkout.example.com/',
    'https://user@checkout.example.com/',
    'https://:secret@checkout.example.com/',
    'https://pay.example.evil.example/',
    'https://checkout.example.com.evil.example/',
    'https://pay.example/',
    'https://evilpay.example/',
    '//checkout.example.com/',
    '/checkout',
    'javascript:alert(1)',
    'data:text/html,hello',
    'not an address',
    '',
  ])('is rejected: %s', (url) => {
    expect(allowedUrl(url, HOSTS)).toBeNull();
  });

  it('is rejected at another port than the one that is named', () => {
    const hosts = ['pay.example:8443', '*.bills.example:8443'];
    expect(allowedUrl('https://pay.example:8443/1', hosts)).toBe('https://pay.example:8443/1');
    expect(allowedUrl('https://eu.bills.example:8443/1', hosts)).toBe('https://eu.bills.example:8443/1');
    expect(allowedUrl('https://pay.example/1', hosts)).toBeNull();
    expect(allowedUrl('https://pay.example:8444/1', hosts)).toBeNull();
    expect(allowedUrl('https://eu.bills.example/1', hosts)).toBeNull();
  });

  it('is rejected when the deployment allows no host', () => {
    expect(allowedUrl('https://checkout.example.com/', [])).toBeNull();
  });
});

describe('the list of hosts of a deployment', () => {
  it.each([
    ['', []],
    [' , ', []],
    ['pay.example', ['pay.example']],
    ['pay.example, *.bills.example\n cards.example', ['pay.example', '*.bills.example', 'cards.example']],
  ])('%j names %j', (setting, hosts) => {
    expect(parseHosts(setting)).toEqual(hosts);
  });

  it('may name a host whose number is no port', () => {
    expect(allowedUrl('https://[2001:db8::17]:8443/1', ['[2001:db8::17]'])).toBe('https://[2001:db8::17]:8443/1');
  });
});

describe('any https host', () => {
  it.each([
    ['https://pay.anywhere.example/s/1', true],
    ['http://pay.anywhere.example/s/1', false],
    ['https://me:secret@pay.anywhere.example/', false],
    ['javascript:alert(1)', false],
  ])('is allowed only where a deployment says so: %s', (url, isAllowed) => {
    expect([allowedUrl(url, ['any-https-host']) !== null, allowedUrl(url, HOSTS)]).toEqual([isAllowed, null]);
  });
});
