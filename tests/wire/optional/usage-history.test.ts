import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();

const MONDAY = 1_763_942_400;
const item = {
  step: 'day',
  starts: [MONDAY, MONDAY + 86_400],
  series: [
    { id: 'key-7', name: 'Production', credits: [120, 80.5] },
    { id: 'other', name: 'Deleted keys', credits: [0, 3] },
  ],
};
const history = { ...item, starts: [MONDAY * 1000, (MONDAY + 86_400) * 1000] };
const read = () => wire.gateways.usage.history({ range: '7d', grouping: 'key' });

describe('GET /api/usage/history', () => {
  it('sends the range and what each series is', async () => {
    wire.server.respondWithJson({ data: { item } });
    expect(await read()).toEqual({ ok: true, value: history });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/usage/history?range=7d&by=key', '']);
  });

  it.each([
    ['milliseconds', history.starts],
    ['ISO text', ['2025-11-24T00:00:00Z', '2025-11-25T00:00:00Z']],
    ['ISO text without a zone, as UTC', ['2025-11-24T00:00', '2025-11-25 00:00']],
  ])('reads starts as %s', async (_, starts) => {
    wire.server.respondWithJson({ data: { item: { ...item, starts } } });
    expect(await read()).toMatchObject({ ok: true, value: { starts: history.starts } });
  });

  it.each([
    ['no name', { id: 7, credits: [1, 2] }, { id: '7', name: '', credits: [1, 2] }],
    ['a figure of null', { id: 'a', name: 'A', credits: [null, 2] }, { id: 'a', name: 'A', credits: [0, 2] }],
  ])('reads a series with %s', async (_, sent, series) => {
    wire.server.respondWithJson({ data: { item: { ...item, series: [sent] } } });
    expect(await read()).toMatchObject({ ok: true, value: { series: [series] } });
  });

  it('reads a history of nothing', async () => {
    wire.server.respondWithJson({ data: { item: { step: 'hour', starts: [], series: [] } } });
    expect(await read()).toEqual({ ok: true, value: { step: 'hour', starts: [], series: [] } });
  });

  it.each([
    ['another step', { step: 'week' }],
    ['no starts', { starts: undefined }],
    ['a start that is no time', { starts: [MONDAY, 'tomorrow'] }],
    ['the newest first', { starts: [...item.starts].reverse() }],
    ['a repeated start', { starts: [MONDAY, MONDAY] }],
    ['series that are no list', { series: {} }],
    ['a series without an id', { series: [{ name: 'A', credits: [1, 2] }] }],
    ['text for a figure', { series: [{ id: 'a', name: 'A', credits: [1, '2'] }] }],
    ['too few figures', { series: [...item.series, { id: 'a', name: 'A', credits: [1] }] }],
    ['too many figures', { series: [{ id: 'a', name: 'A', credits: [1, 2, 3] }] }],
  ])('treats a response with %s as a broken response', async (_, changed) => {
    wire.server.respondWithJson({ data: { item: { ...item, ...changed } } });
    expect(await read()).toEqual(BROKEN);
  });
});
