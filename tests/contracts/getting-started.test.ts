import { beforeEach, describe, expect, it } from 'vitest';
import { GETTING_STARTED_STEPS } from '#src/domain/dashboard/step-state.ts';
import { backends, type OpenBackend } from './backends.ts';
import { failure, signIn, value } from './sign-in.ts';

describe.each(backends)('Getting Started over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  const done = async () => value(await backend.gateways.gettingStarted.load());

  it('saves a step once, however often it is sent', async () => {
    await signIn(backend, 'freePlan');
    value(await backend.gateways.gettingStarted.set(['pricing']));
    value(await backend.gateways.gettingStarted.set(['pricing', 'tutorials']));
    expect(await done()).toEqual(['tutorials', 'pricing']);
    await signIn(backend, 'activeCustomer');
    expect(await done()).not.toContain('pricing');
  });

  it('saves all of them in one call', async () => {
    await signIn(backend, 'freePlan');
    value(await backend.gateways.gettingStarted.set(GETTING_STARTED_STEPS));
    expect(await done()).toEqual(GETTING_STARTED_STEPS);
  });

  it('detects a created key by itself', async () => {
    await signIn(backend, 'freePlan');
    value(await backend.gateways.apiKeys.create({ name: 'first' }));
    expect(await done()).toEqual(['apiKey']);
  });

  it('detects an added domain by itself', async () => {
    await signIn(backend, 'freePlan');
    value(await backend.gateways.callbackDomains.add('hooks.firstblock.example'));
    expect(await done()).toEqual(['verifyDomain']);
  });

  it('rejects a call that names no step', async () => {
    await signIn(backend, 'freePlan');
    const result = await backend.gateways.gettingStarted.set([]);
    expect(failure(result)).toMatchObject({ kind: 'rejected', status: 400, details: ['No step was named.'] });
  });
});
