import { beforeEach, describe, expect, it } from 'vitest';
import { backends, type OpenBackend } from './backends.ts';
import { failure, signIn } from './sign-in.ts';

const HOUR = 3_600_000;

describe.each(backends)('the account over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  it('reports that a session is over once its token has expired', async () => {
    await signIn(backend, 'activeCustomer');
    const { id } = backend.sessions.getSession()!;
    backend.clock.advance(HOUR + 1);
    expect(failure(await backend.gateways.account.profile())).toMatchObject({ kind: 'unauthorized', status: 401 });
    expect(backend.sessions.unauthorizedIds).toEqual([id]);
  });
});
