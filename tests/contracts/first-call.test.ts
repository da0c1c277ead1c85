import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import { backends, type OpenBackend } from './backends.ts';
import { failure, signIn, value } from './sign-in.ts';

const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

describe.each(backends)('the first call over $name', ({ open }) => {
  let backend: OpenBackend;
  let apiKeyId: ApiKeyId;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
    apiKeyId = value(await backend.gateways.apiKeys.list()).items[0]!.id;
  });

  const send = (more: Partial<SentFirstCall> = {}) =>
    backend.gateways.firstCall.send({
      blockchain: 'ethereum',
      network: 'mainnet',
      address: ADDRESS,
      apiKeyId,
      ...more,
    });

  it('returns the request, the response, the status and the time', async () => {
    const result = value(await send());
    expect(result.statusCode).toBe(200);
    expect(result.responseTimeMs).toBeGreaterThan(0);
    expect(JSON.parse(result.request)).toMatchObject({
      method: 'GET',
      path: `/addresses-latest/evm/ethereum/mainnet/${ADDRESS}/balance`,
    });
    expect(JSON.parse(result.response)).toMatchObject({ data: { item: { address: ADDRESS, network: 'mainnet' } } });
  });

  it('never shows the whole key', async () => {
    const secret = value(await backend.gateways.apiKeys.reveal(apiKeyId));
    const { request, response } = value(await send());
    expect(request + response).not.toContain(secret);
  });

  it('makes the step of Getting Started, which was not before', async () => {
    await signIn(backend, 'freePlan');
    value(await backend.gateways.apiKeys.create({ name: 'first' }));
    const [key] = value(await backend.gateways.apiKeys.list()).items;
    expect(value(await backend.gateways.gettingStarted.load())).not.toContain('firstApiCall');
    value(await send({ apiKeyId: key!.id }));
    expect(value(await backend.gateways.gettingStarted.load())).toContain('firstApiCall');
  });

  it.each([
    {
      what: 'an address that is none',
      more: { address: '0x123' },
      detail: 'The address is not valid for this network.',
    },
    {
      what: 'a network that is not there',
      more: { network: 'nile' },
      detail: 'This blockchain and network are not available here.',
    },
    { what: 'an unknown key', more: { apiKeyId: 'none' as ApiKeyId }, detail: 'There is no such API key.' },
  ])('rejects $what with a message, and completes no step', async ({ more, detail }) => {
    expect(failure(await send(more))).toMatchObject({ kind: 'rejected', status: 400, details: [detail] });
  });

  it('rejects a key that was switched off', async () => {
    value(await backend.gateways.apiKeys.setActive(apiKeyId, false));
    expect(failure(await send())).toMatchObject({
      status: 400,
      details: ['This API key is inactive. Activate it or choose another one.'],
    });
  });

  it('rejects the key of somebody else', async () => {
    await signIn(backend, 'suspended');
    expect(failure(await send())).toMatchObject({ status: 400, details: ['There is no such API key.'] });
  });
});
