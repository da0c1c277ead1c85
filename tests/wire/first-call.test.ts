import { describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

const send = () =>
  wire.gateways.firstCall.send({
    ...{ blockchain: 'ethereum', network: 'mainnet', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' },
    apiKeyId: 'key-7' as ApiKeyId,
  });

/** As text: a number of thirty digits would not survive being written by JavaScript. */
const respondWithText = (text: string) => wire.server.respondWith((response) => response.writeHead(200).end(text));

describe('POST /api/send-request', () => {
  it('sends the blockchain, the network, the address and the id of the key', async () => {
    respondWithText('{"data":{"item":{"request":"{}","response":"{}","statusCode":200,"responseTime":41}}}');
    await send();
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual([
      'POST',
      '/api/send-request',
      '{"blockchain":"ethereum","network":"mainnet","address":"0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2","apiKeyId":"key-7"}',
    ]);
  });

  it('reads bodies that are JSON texts', async () => {
    respondWithText(
      '{"context":{},"data":{"item":{"request":"{\\"method\\":\\"GET\\"}",' +
        '"response":"{\\"wei\\":123456789012345678901234567890}","statusCode":200,"responseTime":41}}}',
    );
    expect(await send()).toEqual({
      ok: true,
      value: {
        request: '{"method":"GET"}',
        response: '{"wei":123456789012345678901234567890}',
        statusCode: 200,
        responseTimeMs: 41,
      },
    });
  });

  it('reads bodies that are JSON values, to the letter', async () => {
    respondWithText(
      '\uFEFF{"data" : {"item":{"statusCode":422,"responseTime":0.5,"request":["GET", 1.0],\n' +
        '"response": { "wei" : 123456789012345678901234567890, "x":1e400, "y":-0, "é":"\\u0041" } }}}',
    );
    expect(await send()).toEqual({
      ok: true,
      value: {
        request: '["GET", 1.0]',
        response: '{ "wei" : 123456789012345678901234567890, "x":1e400, "y":-0, "é":"\\u0041" }',
        statusCode: 422,
        responseTimeMs: 0.5,
      },
    });
  });

  it.each([
    ['a bare number', '123456789012345678901234567890', '123456789012345678901234567890'],
    ['null', 'null', 'null'],
    ['HTML as text', '"<html>502</html>"', '<html>502</html>'],
    ['an empty text', '""', ''],
  ])('reads a response that is %s', async (_, sent, response) => {
    respondWithText(`{"data":{"item":{"response":${sent},"statusCode":502,"responseTime":3}}}`);
    expect(await send()).toMatchObject({ value: { request: '', response, statusCode: 502 } });
  });

  it.each([
    ['text for the status', '{"data":{"item":{"response":"{}","statusCode":"200","responseTime":41}}}'],
    ['a status that is none', '{"data":{"item":{"response":"{}","statusCode":7,"responseTime":41}}}'],
    ['a negative time', '{"data":{"item":{"response":"{}","statusCode":200,"responseTime":-1}}}'],
    ['success: false', '{"data":{"item":{"success":false,"statusCode":200,"responseTime":1}}}'],
    ['no item', '{"data":{}}'],
  ])('treats %s as a broken response', async (_, text) => {
    respondWithText(text);
    expect(await send()).toEqual(BROKEN);
  });

  it('does not throw at a value that is nested beyond measure', async () => {
    respondWithText(
      `{"data":{"item":{"response":${'['.repeat(50_000)}${']'.repeat(50_000)},"statusCode":200,"responseTime":1}}}`,
    );
    expect(await send()).toEqual(BROKEN);
  });
});
