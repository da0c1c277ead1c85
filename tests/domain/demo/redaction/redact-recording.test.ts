import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenClaims, tokenStatus } from '#src/domain/auth/session-token.ts';
import { type Exchange, type Recording, RECORDING_FORMAT, RECORDING_VERSION } from '#src/domain/demo/recording.ts';
import { redactRecording } from '#src/domain/demo/redact-recording.ts';

const AT = Date.UTC(2026, 10, 30);

function exchange(more: Partial<Exchange>): Exchange {
  return {
    ...{ operation: 'profile', method: 'GET', params: {}, query: {}, body: null },
    ...{ status: 200, headers: {}, text: '', at: AT, durationMs: 1 },
    ...more,
  };
}

function recording(exchanges: readonly Partial<Exchange>[], more: Partial<Recording> = {}): Recording {
  return {
    ...{ format: RECORDING_FORMAT, version: RECORDING_VERSION, recordedAt: AT, provider: '', session: null },
    exchanges: exchanges.map(exchange),
    ...more,
  };
}

function redacted(...exchanges: readonly Partial<Exchange>[]): readonly Exchange[] {
  return redactRecording(recording(exchanges)).exchanges;
}

const data = (item: unknown) => JSON.stringify({ data: { item } });
const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: object) => `${base64Url({ alg: 'HS256' })}.${base64Url(claims)}.c2lnbmF0dXJl`;

describe('redacting a response', () => {
  it.each([
    { what: 'an email', item: { email: 'elena@northwall.example' }, becomes: { email: 'person-1@example.com' } },
    {
      what: 'the names of a person and a company',
      item: { firstName: 'Elena', lastName: 'Vasileva', companyName: 'Northwall Payments' },
      becomes: { firstName: 'Person 1', lastName: 'Person 2', companyName: 'Company 1' },
    },
    { what: 'an API key', item: { key: 'c0ffee99c0ffee99' }, becomes: { key: 'a0aaaa00a0aaaa01' } },
    { what: 'a phone number', item: { phoneNumber: '+359888123456' }, becomes: { phoneNumber: '+000000000001' } },
    { what: 'an IP', item: { from: '203.0.113.24' }, becomes: { from: '198.18.0.1' } },
    { what: 'an IP of version 6', item: { from: 'at 2001:db8:1::17' }, becomes: { from: 'at 2001:db8::1' } },
    {
      what: 'a checkout',
      item: { stripeSessionUrl: 'https://checkout.example/pay/cs_1?x=2' },
      becomes: { stripeSessionUrl: 'https://checkout.example/redacted-1' },
    },
    {
      what: 'a token in a url',
      item: { next: '/return?access_token=s3cr3t-t0k&page=2' },
      becomes: { next: '/return?access_token=a0aa0a-a0b&page=2' },
    },
  ])('replaces $what by one of the same shape', ({ item, becomes }) => {
    const [first] = redacted({ text: data(item) });
    expect(JSON.parse(first!.text)).toEqual({ data: { item: becomes } });
  });

  it('leaves everything else verbatim, such as a number of thirty digits', () => {
    const text = '{ "data":{"item":{"value":123456789012345678901234567890.10,"name":"caf\\u00e9","at":"10:20:30"}}}';
    expect(redacted({ text })[0]!.text).toBe(text);
  });

  it('leaves the invoices at their host, and other urls as they are', () => {
    const item = { url: 'https://invoices.example/in_1' };
    expect(redacted({ operation: 'getInvoices', text: data(item) })[0]!.text).toContain('invoices.example/redacted-1');
    expect(redacted({ operation: 'listDomains', text: data(item) })[0]!.text).toBe(data(item));
  });

  it('replaces a name in sentences, but not in words', () => {
    const [, other] = redacted(
      { text: data({ firstName: 'Ada' }) },
      { text: data({ message: 'Ada and ADA, not Adamant', other: 'Hi ada' }) },
    );
    expect(JSON.parse(other!.text)).toEqual({
      data: { item: { message: 'Person 1 and Person 1, not Adamant', other: 'Hi Person 1' } },
    });
  });

  it('finds secrets in JSON inside a text, and in a page of HTML', () => {
    const requestData = JSON.stringify({
      headers: { 'X-API-Key': 'c0ffee99c0ffee99' },
      body: { email: 'a@b.example' },
    });
    const [log, page] = redacted({ text: data({ requestData }) }, { text: '<p>c0ffee99c0ffee99 of a@b.example</p>' });
    const shown = JSON.parse(log!.text) as { data: { item: { requestData: string } } };
    expect(JSON.parse(shown.data.item.requestData)).toEqual({
      headers: { 'X-API-Key': 'a0aaaa00a0aaaa01' },
      body: { email: 'person-1@example.com' },
    });
    expect(page!.text).toBe('<p>a0aaaa00a0aaaa01 of person-1@example.com</p>');
  });

  it('replaces the host of an email in other hosts', () => {
    const [, domains] = redacted(
      { text: data({ email: 'elena@northwall.example' }) },
      { text: data({ url: 'https://hooks.northwall.example/in' }) },
    );
    expect(domains!.text).toBe(data({ url: 'https://hooks.domain-1.example/in' }));
  });

  it('does not change what the console acts on', () => {
    const item = { companyName: 'dashboard', state: 'dashboard' };
    expect(JSON.parse(redacted({ text: data(item) })[0]!.text)).toEqual({
      data: { item: { companyName: 'Company 1', state: 'dashboard' } },
    });
  });
});

describe('redacting a token', () => {
  const token = jwt({ sub: 'acc-7', email: 'elena@northwall.example', state: 'dashboard', exp: 1 });

  it('leaves one that decodes, never expires and names nobody', () => {
    const [first] = redacted({
      headers: { 'x-refresh-token': token },
      text: data({ email: 'elena@northwall.example' }),
    });
    const standIn = first!.headers['x-refresh-token']!;
    expect(tokenStatus(standIn, Date.UTC(2090, 0))).toBe('valid');
    expect(tokenClaims(standIn)).toEqual({
      ...{ exp: 4_102_444_800, n: 1, state: 'dashboard', email: 'person-1@example.com' },
    });
  });

  it('replaces it wherever it is', () => {
    const [first] = redacted({ text: data({ link: `https://a.example/reset-password/${token}?x=1` }) });
    expect(first!.text).not.toContain(token);
    expect(first!.text).toMatch(/reset-password\/[\w-]+\.[\w-]+\.redacted\?x=1/);
  });

  it('replaces one that is no JWT', () => {
    const [first] = redacted({
      headers: { 'x-refresh-token': 'opaque7' },
      body: { recaptchaToken: 'a-person-that-is' },
    });
    expect(first).toMatchObject({
      headers: { 'x-refresh-token': 'aaaaaa1' },
      body: { recaptchaToken: 'a-aaaaaa-aaaa-ac' },
    });
  });
});

describe('redacting a request', () => {
  it('replaces passwords and codes, which are error codes in a response', () => {
    const [first] = redacted({
      body: { email: 'elena@northwall.example', password: 'Northwall-2026', code: '482913' },
      text: JSON.stringify({ error: { code: 'invalid_code', message: '482913 is not valid' } }),
    });
    expect(first).toMatchObject({
      body: { email: 'person-1@example.com', password: 'Password-1', code: '000001' },
      text: JSON.stringify({ error: { code: 'invalid_code', message: '000001 is not valid' } }),
    });
  });

  it('replaces an id that is a secret in all calls alike', () => {
    const [list, reveal] = redacted(
      { query: { apiKey: 'key-00012345' } },
      { params: { id: 'key-00012345' }, text: data({ id: 'key-00012345' }) },
    );
    expect(reveal!.params['id']).toBe(list!.query['apiKey']);
    expect(JSON.parse(reveal!.text)).toEqual({ data: { item: { id: list!.query['apiKey'] } } });
  });
});

describe('any recording', () => {
  /** Unlike anything else of a recording, and with a digit: a key or a phone number without one is no secret. */
  const sentinel = fc.stringMatching(/^Zq[a-f0-9]{9}\dx$/);
  const field = fc.constantFrom('password', 'invitationToken', 'apiKey', 'firstName', 'companyName', 'phoneNumber');

  it('loses each secret, and gives the same one the same stand-in', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(field, sentinel), { minLength: 1, maxLength: 6 }), (secrets) => {
        const exchanges = secrets.map(([name, secret]) => ({
          body: { [name]: secret },
          text: data({ message: `It is ${secret}.`, nested: JSON.stringify({ url: `/x?q=${secret}` }) }),
        }));
        const result = redactRecording(recording(exchanges));
        const text = JSON.stringify(result);
        expect(secrets.filter(([, secret]) => text.includes(secret))).toEqual([]);
        const standIns = new Map<unknown, string>();
        for (const [index, { text: shown }] of result.exchanges.entries()) {
          const message = (JSON.parse(shown) as { data: { item: { message: string } } }).data.item.message;
          const secret = secrets[index]![1];
          expect(standIns.get(secret) ?? message).toBe(message);
          standIns.set(secret, message);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('without a secret stays as it is', () => {
    const plain = recording([
      { body: { name: 'ledger-sync' }, text: data({ id: 'key-7', active: true, at: 1_794_000_000 }) },
    ]);
    expect(redactRecording(plain)).toEqual(plain);
  });
});
