import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOrigin } from '#src/domain/api-keys/allowed-origin.ts';

describe('an allowed origin', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com'],
    ['HTTPS://App.Example.COM', 'https://app.example.com'],
    ['https://app.example.com:8443', 'https://app.example.com:8443'],
    ['https://app.example.com:443', 'https://app.example.com'],
    ['https://localhost:3000', 'https://localhost:3000'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example'],
    ['https://*.example.com', 'https://*.example.com'],
    ['https://*.münchen.example:8443', 'https://*.xn--mnchen-3ya.example:8443'],
    ['https://203.0.113.7', 'https://203.0.113.7'],
    ['https://[2001:db8::1]:8443', 'https://[2001:db8::1]:8443'],
    ['https://my_app.example.com', 'https://my_app.example.com'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://LOCALHOST:80', 'http://localhost'],
    ['http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    ['http://tenant.localhost:3000', 'http://tenant.localhost:3000'],
    ['http://192.168.1.20:5173', 'http://192.168.1.20:5173'],
    ['http://10.0.0.7', 'http://10.0.0.7'],
    ['http://172.31.0.7:80', 'http://172.31.0.7'],
    ['http://[fd00::17]:5173', 'http://[fd00::17]:5173'],
    ['chrome-extension://abcdefghijklmnop', 'chrome-extension://abcdefghijklmnop'],
    ['moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc', 'moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc'],
    ['Capacitor://LocalHost', 'capacitor://localhost'],
  ])('%s is %s', (entry, value) => {
    expect(readOrigin(entry)).toEqual({ value });
  });

  it.each([
    ['http://app.example.com', 'not-https', 'https://app.example.com'],
    ['http://app.example.com:8080', 'not-https', 'https://app.example.com:8080'],
    ['ftp://app.example.com', 'not-origin', null],
    ['file:///app/index.html', 'not-origin', null],
    ['chrome-extension://abcdef/popup.html', 'origin-path', 'chrome-extension://abcdef'],
    ['wss://app.example.com', 'not-origin', 'https://app.example.com'],
    ['http://172.32.0.7', 'not-https', 'https://172.32.0.7'],
    ['192.168.1.20:5173', 'not-https', 'http://192.168.1.20:5173'],
    ['app.example.com', 'not-https', 'https://app.example.com'],
    ['*.example.com', 'not-https', 'https://*.example.com'],
    ['localhost:3000', 'not-https', 'http://localhost:3000'],
    ['http://localhost:3000/app', 'origin-path', 'http://localhost:3000'],
    ['http://localhost.example.com', 'not-https', 'https://localhost.example.com'],
    ['http://127.0.0.1.example.com', 'not-https', 'https://127.0.0.1.example.com'],
    ['http://*.localhost', 'wildcard', null],
    ['https://app.example.com/', 'origin-path', 'https://app.example.com'],
    ['https://app.example.com/checkout?step=2#pay', 'origin-path', 'https://app.example.com'],
    ['https://app.example.com?x', 'origin-path', 'https://app.example.com'],
    ['https://app.example.com\\x', 'origin-path', 'https://app.example.com'],
    ['https://elena:secret@app.example.com', 'origin-user', 'https://app.example.com'],
    ['https://elena@app.example.com/path', 'origin-user', 'https://app.example.com'],
    ['https://app.example.com.', 'trailing-dot', 'https://app.example.com'],
    ['https://app.example.com.:8443', 'trailing-dot', 'https://app.example.com:8443'],
    ['https://app.example.com:0', 'origin-port', 'https://app.example.com'],
    ['https://app.example.com:65536', 'origin-port', 'https://app.example.com'],
    ['https://app.example.com:', 'origin-port', 'https://app.example.com'],
    ['https://app.example.com:0443', 'origin-port', 'https://app.example.com'],
    ['https://*', 'wildcard', null],
    ['https://*.com', 'wildcard', null],
    ['https://*.*.example.com', 'wildcard', null],
    ['https://app.*.example.com', 'wildcard', null],
    ['https://app-*.example.com', 'wildcard', null],
    ['https://*.203.0.113.7', 'wildcard', null],
    ['*', 'not-origin', null],
    ['null', 'null-origin', null],
    ['NULL', 'null-origin', null],
    ['https://', 'not-origin', null],
    ['https://a b.example', 'not-origin', null],
    ['https://-a.example.com', 'not-origin', null],
    ['https://a..example.com', 'not-origin', null],
    [`https://${'a'.repeat(64)}.example.com`, 'not-origin', null],
    ['mailto:elena', 'not-origin', null],
  ])('%s is none: %s, and %s is suggested', (entry, problem, suggestion) => {
    expect(readOrigin(entry)).toEqual({ problem, suggestion });
  });

  it('is the one that a browser sends, and read again as it was written', () => {
    fc.assert(
      fc.property(fc.domain(), fc.integer({ min: 1, max: 65_535 }), (domain, port) => {
        const reading = readOrigin(`https://${domain}:${port}`);
        expect(reading).toEqual({ value: new URL(`https://${domain}:${port}`).origin });
      }),
    );
  });
});
