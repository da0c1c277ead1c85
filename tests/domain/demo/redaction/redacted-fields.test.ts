import { describe, expect, it } from 'vitest';
import { type Exchange, type Recording, RECORDING_FORMAT, RECORDING_VERSION } from '#src/domain/demo/recording.ts';
import { redactRecording } from '#src/domain/demo/redact-recording.ts';

const AT = Date.UTC(2026, 10, 30);

function redacted(exchanges: readonly Partial<Exchange>[], provider = ''): Recording {
  return redactRecording({
    ...{ format: RECORDING_FORMAT, version: RECORDING_VERSION, recordedAt: AT, provider, session: null },
    exchanges: exchanges.map((more) => ({
      ...{ operation: 'profile', method: 'GET', params: {}, query: {}, body: null },
      ...{ status: 200, headers: {}, text: '', at: AT, durationMs: 1 },
      ...more,
    })),
  });
}

/** The last of several responses. */
const textOf = (bodies: readonly string[], operation = 'profile') =>
  redacted(bodies.map((text) => ({ text, operation }))).exchanges.at(-1)?.text;

const item = (value: unknown) => JSON.stringify({ data: { item: value } });

describe('by the name of its field', () => {
  it.each([
    [{ recaptchaToken: 'short-token' }, { recaptchaToken: 'short-token' }],
    [{ invitationUrl: '/join/t-123' }, { invitationUrl: '/aaaa/a-001' }],
    [{ recaptchaToken: 'longer-token' }, { recaptchaToken: 'aaaaaa-aaaab' }],
    [{ authorization: 'Basic x' }, { authorization: 'Basic x' }],
    [{ authorization: 'Basic xy' }, { authorization: 'Aaaaa ab' }],
    [{ apiKey: 'key-123' }, { apiKey: 'key-123' }],
    [{ apiKey: 'key-1234' }, { apiKey: 'aaa-0001' }],
    [{ key: 'two-factor' }, { key: 'two-factor' }],
    [{ key: 'Key 1 of 10' }, { key: 'Key 1 of 10' }],
    [{ phone: 'unknown' }, { phone: 'unknown' }],
    [{ phone: '0888123456' }, { phone: '0000000001' }],
    [{ firstName: ' ' }, { firstName: ' ' }],
    [{ stripeSessionUrl: 'http://pay.example/x' }, { stripeSessionUrl: 'http://pay.example/redacted-1' }],
    [{ stripeSessionUrl: 'ftp://pay.example/x' }, { stripeSessionUrl: 'ftp://pay.example/x' }],
    [{ stripeSessionUrl: 'xhttps://pay.example/x' }, { stripeSessionUrl: 'xhttps://pay.example/x' }],
    [{ stripeSessionUrl: 'https://' }, { stripeSessionUrl: 'https://' }],
  ])('%j is shown as %j', (value, shown) => {
    expect(textOf([item(value)])).toBe(item(shown));
  });

  it('a url of invoices is in one field', () => {
    const invoice = { url: 'https://pay.example/in_1', terms: 'https://pay.example/terms' };
    expect(textOf([item(invoice)], 'getInvoices')).toBe(item({ ...invoice, url: 'https://pay.example/redacted-1' }));
  });

  it('a name that was typed with spaces is also found without them', () => {
    const { exchanges } = redacted([
      { body: { companyName: ' Northwall Ltd ' }, text: item({ message: 'Hello Northwall Ltd.' }) },
    ]);
    expect(exchanges[0]).toMatchObject({
      body: { companyName: 'Company 1' },
      text: item({ message: 'Hello Company 2.' }),
    });
  });
});

describe('wherever it is', () => {
  it.each([
    ['twice in a text', { key: 'c0ffee99' }, '<p>c0ffee99 c0ffee99</p>', '<p>a0aaaa01 a0aaaa01</p>'],
    ['in a page', { firstName: 'Ada' }, 'Hi Ada!', 'Hi Person 1!'],
    ['in JSON that is cut off', { firstName: 'Ada' }, '{"name":"Ada', '{"name":"Person 1'],
    ['in a url', { firstName: 'Ada Lee' }, item('/x?q=Ada%20Lee'), item('/x?q=Person%201')],
    ['in the words of a url', { fullName: 'Åda' }, item('/%C3%85da/%C3%85dam'), item('/Person%201/%C3%85dam')],
    ['behind a space in a url', { firstName: 'Ada' }, item('/?q=Hi%20Ada'), item('/?q=Hi%20Person 1')],
    ['behind a space in a url', { firstName: 'Åda' }, item('/?q=Hi%20%C3%85da'), item('/?q=Hi%20Person%201')],
    ['as a key with digits', { apiKey: 'key-1234' }, item({ 'key-1234': 1 }), item({ 'aaa-0001': 1 })],
    ['as a key that is an email', { email: 'a@b.co' }, item({ 'a@b.co': 1 }), item({ 'person-1@example.com': 1 })],
    ['as the longest name', { a: { firstName: 'Ada' }, fullName: 'Ada Lee' }, 'Ada Lee', 'Person 2'],
    ['in the longest name', { a: { firstName: 'Ada' }, fullName: 'Ada Lee' }, 'Hi Ada Lee!', 'Hi Person 2!'],
    ['as a whole text in capitals', { firstName: 'Al' }, item('AL'), item('Person 1')],
    ['but not in a sentence if it is short', { firstName: 'Al' }, item('Al is in'), item('Al is in')],
    ['but not as the name of a field', { firstName: 'status' }, item({ status: 1 }), item({ status: 1 })],
  ])('a secret is replaced %s', (_, secret, text, shown) => {
    expect(textOf([item(secret), text])).toBe(shown);
  });

  it('a word in a sentence is a key whatever is around it', () => {
    expect(textOf([item({ key: 'c0ffee99' }), 'xc0ffee99x'])).toBe('xa0aaaa01x');
  });
});

describe('a number', () => {
  it.each([
    ['{"phoneNumber":359888123456}', '{"phoneNumber":1}'],
    ['{"phoneNumber":-17}', '{"phoneNumber":-1}'],
    ['{"phoneNumber":3.5e10}', '{"phoneNumber":0}'],
  ])('that is a phone number stays a number: %s', (text, shown) => {
    expect(textOf([text])).toBe(shown);
  });

  it('that is an amount stays, whatever digits it has', () => {
    const { exchanges } = redacted([{ body: { code: '482913' }, text: item({ amount: 482913 }) }]);
    expect(exchanges[0]).toMatchObject({ body: { code: '000001' }, text: item({ amount: 482913 }) });
  });
});

describe('the host of the provider', () => {
  it.each([
    ['https://api.northwall.example', 'https://domain-1.example', 'No route to domain-1.example.'],
    ['http://127.0.0.1:4010', 'http://198.18.0.1:4010', 'No route to 198.18.0.1.'],
    ['http://localhost:4010', 'http://localhost:4010', 'No route to localhost.'],
    ['', '', 'No route to .'],
  ])('%j is shown as %j', (provider, shown, sentence) => {
    const host = provider === '' ? '' : new URL(provider).hostname;
    const result = redacted([{ text: item({ message: `No route to ${host}.` }) }], provider);
    expect(result.provider).toBe(shown);
    expect(result.exchanges[0]?.text).toBe(item({ message: sentence }));
  });
});
