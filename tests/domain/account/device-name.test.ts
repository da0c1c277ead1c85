import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceName } from '#src/domain/account/device-session.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';
const WINDOWS = 'Windows NT 10.0; Win64; x64';
const IPHONE = 'iPhone; CPU iPhone OS 18_5 like Mac OS X';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [`Mozilla/5.0 (${WINDOWS}; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Windows'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
    [`Mozilla/5.0 (${IPHONE}) ${APPLE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
    [`Mozilla/5.0 (${WINDOWS}) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (${MAC}) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`, 'Chrome', 'macOS'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/138.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
    [`Mozilla/5.0 (${IPHONE}) ${APPLE} CriOS/138.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`Mozilla/5.0 (${WINDOWS}) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`, 'Edge', 'Windows'],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`,
      'Edge',
      'Android',
    ],
    [`Mozilla/5.0 (${IPHONE}) ${APPLE} Version/18.0 EdgiOS/138.0.0.0 Mobile/15E148 Safari/605.1.15`, 'Edge', 'iPhone'],
    [`Mozilla/5.0 (${WINDOWS}) ${WEBKIT} Chrome/137.0.0.0 Safari/537.36 OPR/121.0.0.0`, 'Opera', 'Windows'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`Mozilla/5.0 (${MAC}) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36 Vivaldi/7.5.0`, 'Vivaldi', 'macOS'],
    [`Mozilla/5.0 (${MAC}) ${APPLE} Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
    [`Mozilla/5.0 (${IPHONE}) ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPad',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer', 'Windows'],
    [`Mozilla/5.0 (${IPHONE}) ${APPLE} Mobile/15E148`, null, 'iPhone'],
  ])('of %s is %s on %s', (agent, browser, system) => {
    expect(deviceName(agent)).toEqual({ kind: 'known', browser, system });
  });

  it.each([
    'curl/8.14.1',
    'python-requests/2.32.4',
    'okhttp/4.12.0',
    'Go-http-client/2.0',
    'PostmanRuntime/7.44.1 (Linux)',
  ])('of %s is its own text', (agent) => {
    expect(deviceName(agent)).toEqual({ kind: 'verbatim', text: agent });
  });

  it.each([null, '', '  '])('of "%s" is unknown', (agent) => {
    expect(deviceName(agent)).toEqual({ kind: 'unknown' });
  });

  it('is never long, and never ends within a character', () => {
    const agents = fc.string({ unit: 'grapheme-composite', minLength: 61, maxLength: 3000 });
    fc.assert(
      fc.property(agents, (agent) => {
        const name = deviceName(agent);
        if (name.kind !== 'verbatim') return;
        expect([...name.text].length).toBeLessThanOrEqual(60);
        expect(() => encodeURIComponent(name.text)).not.toThrow();
      }),
    );
    expect(deviceName('🔑'.repeat(400))).toEqual({ kind: 'verbatim', text: `${'🔑'.repeat(59)}…` });
  });
});
