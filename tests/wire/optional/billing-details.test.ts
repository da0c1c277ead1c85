import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();
const load = () => wire.gateways.billing.details();

const details = {
  ...{ company: 'Northwall GmbH', line1: 'Hafenstraße 12', line2: '', postalCode: '20457', city: 'Hamburg' },
  ...{ region: '', country: 'DE', taxId: 'DE136695976', purchaseOrder: 'PO-1' },
  recipients: ['a@northwall.example'],
};
const EMPTY = {
  ...{ company: '', line1: '', line2: '', postalCode: '', city: '', region: '', country: '', taxId: '' },
  ...{ purchaseOrder: '', recipients: [] },
};
const none = { details: null, isNeeded: false, portalUrl: null };

describe('GET /api/billing/details', () => {
  it('reads the details', async () => {
    wire.server.respondWithJson({ data: { item: { details, isNeeded: true, portalUrl: 'https://p.example/' } } });
    expect(await load()).toEqual({ ok: true, value: { details, isNeeded: true, portalUrl: 'https://p.example/' } });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/billing/details', '']);
  });

  it.each([
    ['nothing saved', { details: null }, none],
    ['fields of null', { details: null, isNeeded: null, portalUrl: null }, none],
    ['an empty url', { details: null, portalUrl: ' ' }, none],
    ['details without fields', { details: {} }, { ...none, details: EMPTY }],
    [
      'an unknown field',
      { details: { ...details, dunsNumber: 7 } },
      { ...none, details: { ...details, dunsNumber: 7 } },
    ],
  ])('reads an account with %s', async (_, item, value) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await load()).toEqual({ ok: true, value });
  });

  it.each([
    ['no item', {}],
    ['an item of nothing', { item: {} }],
    ['a number for a city', { item: { details: { ...details, city: 7 } } }],
    ['a text for the recipients', { item: { details: { ...details, recipients: 'a@b.example' } } }],
  ])('treats a response with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await load()).toEqual(BROKEN);
  });
});

it('PUT /api/billing/details sends all of them, with what else the provider had in them', async () => {
  wire.server.respondWithJson({ data: { item: { details } } });
  const sent = { dunsNumber: 7, ...details };
  expect(await wire.gateways.billing.saveDetails(sent)).toEqual({ ok: true, value: { ...none, details } });
  const { method, url, body } = wire.server.takeOnlyRequest();
  expect([method, url, body]).toEqual([
    'PUT',
    '/api/billing/details',
    '{"dunsNumber":7,"company":"Northwall GmbH","line1":"Hafenstraße 12","line2":"","postalCode":"20457","city":"Hamburg","region":"","country":"DE","taxId":"DE136695976","purchaseOrder":"PO-1","recipients":["a@northwall.example"]}',
  ]);
});
