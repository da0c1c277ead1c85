import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '#src/domain/logs/api-request.ts';
import type { CallbackLog } from '#src/domain/logs/callback-log.ts';
import { callbackExport, csvFile, jsonFile, requestExport } from '#src/domain/logs/log-export.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 5);
const WHOLE = { isFiltered: false, hasMore: false, startsMidLog: false };
const LABEL = { now: NOW, rows: 1, language: 'en', ...WHOLE } as const;
const AT = Date.UTC(2026, 10, 20, 14, 22, 1);

const callback: CallbackLog = {
  id: 'c1',
  event: 'BLOCK_MINED',
  success: false,
  blockchain: 'tron',
  network: 'nile',
  product: 'BLOCKCHAIN_EVENTS',
  at: AT,
  json: '{ "id": "c1", "amount": 8912691952751000000001 }',
};

const request: ApiRequest = {
  id: 'r1',
  at: AT,
  statusCode: null,
  responseTimeMs: 12,
  referenceId: null,
  product: '=cmd',
  spentCredits: 50,
  request: '{"body":{"wei":8912691952751000000001}}',
  response: '',
};

describe('the name of an export', () => {
  it.each([
    { scope: {}, name: 'callback-logs-all-20-20261121-0905.csv' },
    { scope: { hasMore: true }, name: 'callback-logs-part-20-20261121-0905.csv' },
    { scope: { startsMidLog: true }, name: 'callback-logs-part-20-20261121-0905.csv' },
    { scope: { isFiltered: true, hasMore: true }, name: 'callback-logs-part-20-filtered-20261121-0905.csv' },
  ])('is $name for $scope', ({ name, scope }) => {
    expect(csvFile(callbackExport, [], { ...LABEL, rows: 20, ...scope }).name).toBe(name);
  });
});

describe('an export', () => {
  it('of callbacks as CSV has the columns of the specification', () => {
    expect(csvFile(callbackExport, [callback], LABEL)).toEqual({
      name: 'callback-logs-all-1-20261121-0905.csv',
      mediaType: 'text/csv;charset=utf-8',
      text:
        '\ufeffid,executionTimestamp,event,success,blockchain,network,product\r\n' +
        'c1,2026-11-20T14:22:01.000Z,BLOCK_MINED,false,tron,nile,BLOCKCHAIN_EVENTS\r\n',
    });
  });

  it('of calls as CSV leaves missing values empty, and escapes formulas', () => {
    expect(csvFile(requestExport, [request], LABEL).text).toBe(
      '\ufeffid,dateTime,statusCode,product,spentCredits,responseTime,referenceId\r\n' +
        "r1,2026-11-20T14:22:01.000Z,,'=cmd,50,12,\r\n",
    );
  });

  it('as JSON preserves the digits of every amount', () => {
    const callbacks = jsonFile(callbackExport, [callback, callback], LABEL);
    expect(callbacks.text).toBe(`[\n${callback.json},\n${callback.json}\n]\n`);
    const requests = jsonFile(requestExport, [request], LABEL);
    expect(requests).toMatchObject({ name: 'api-calls-all-1-20261121-0905.json', mediaType: 'application/json' });
    expect(requests.text).toContain(`"request":${request.request},"response":null}`);
    expect(JSON.parse(requests.text)).toMatchObject([{ id: 'r1', statusCode: null, spentCredits: 50 }]);
  });

  it('as JSON is JSON even where an entry is not', () => {
    const { text } = jsonFile(callbackExport, [{ ...callback, json: '<html>"' }], LABEL);
    expect(JSON.parse(text)).toEqual(['<html>"']);
  });
});

describe('a value that is missing', () => {
  const emptyCallback: CallbackLog = { ...callback, success: null, at: null };
  const emptyRequest: ApiRequest = { ...request, at: null, responseTimeMs: null, spentCredits: null, product: 'RPC' };

  it('leaves a cell empty', () => {
    const cells = [...callbackExport.cells(emptyCallback), ...requestExport.cells(emptyRequest)];
    expect(cells).toEqual([
      ...['c1', null, 'BLOCK_MINED', null, 'tron', 'nile', 'BLOCKCHAIN_EVENTS'],
      ...['r1', null, null, 'RPC', null, null, null],
    ]);
  });

  it('is null in JSON, as is a text of blanks', () => {
    expect(JSON.parse(requestExport.json({ ...emptyRequest, request: ' \n' }))).toMatchObject({
      dateTime: null,
      responseTime: null,
      request: null,
      response: null,
    });
  });

  it('does not hide one that is there', () => {
    const full = { ...request, statusCode: 200, referenceId: 'ref-1' };
    expect(requestExport.cells(full)).toEqual(['r1', '2026-11-20T14:22:01.000Z', 200, '=cmd', 50, 12, 'ref-1']);
  });

  it('stays a text in JSON if it is no JSON', () => {
    expect(callbackExport.json({ ...callback, json: '{"id":' })).toBe('"{\\"id\\":"');
  });
});
