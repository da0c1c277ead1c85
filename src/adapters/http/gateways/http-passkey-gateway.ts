import type { SocialOutcome } from '#src/application/auth/auth-gateway.ts';
import type { PasskeyGateway } from '#src/application/passkeys/passkey-gateway.ts';
import type {
  Passkey,
  PasskeyCredential,
  PasskeyId,
  PasskeyList,
  PasskeyOptions,
} from '#src/domain/passkeys/passkey.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import { type PasskeyDto, passkeyEndpoints as endpoints } from '#src/adapters/http/endpoints/passkey-endpoints.ts';
import { toSocialOutcome } from './http-auth-gateway.ts';

export class HttpPasskeyGateway implements PasskeyGateway {
  constructor(private readonly client: ApiClient) {}

  list(signal?: AbortSignal): AsyncResult<PasskeyList> {
    return mapResult(this.client.call(endpoints.listPasskeys, { signal }), ({ data: { items, limit } }) => ({
      ...{ items: items.map(toPasskey), limit },
    }));
  }

  begin(password: string | null): AsyncResult<PasskeyOptions> {
    const body = password === null ? {} : { password };
    return mapResult(this.client.call(endpoints.beginPasskey, { body }), ({ data }) => data.item.options);
  }

  add(name: string, credential: PasskeyCredential): AsyncResult<Passkey> {
    return mapResult(this.client.call(endpoints.addPasskey, { body: { name, credential } }), toOne);
  }

  rename(id: PasskeyId, name: string): AsyncResult<Passkey> {
    return mapResult(this.client.call(endpoints.renamePasskey, { params: { id }, body: { name } }), toOne);
  }

  remove(id: PasskeyId): AsyncResult<void> {
    return mapResult(this.client.call(endpoints.deletePasskey, { params: { id } }), () => undefined);
  }

  beginLogIn(email: string | null): AsyncResult<PasskeyOptions> {
    const body = email === null ? {} : { email };
    return mapResult(this.client.call(endpoints.beginPasskeyLogIn, { body }), ({ data }) => data.item.options);
  }

  logIn(credential: PasskeyCredential): AsyncResult<SocialOutcome> {
    return toSocialOutcome(this.client.call(endpoints.logInWithPasskey, { body: { credential } }));
  }
}

function toOne({ data }: { readonly data: { readonly item: PasskeyDto } }): Passkey {
  return toPasskey(data.item);
}

function toPasskey({ id, name, createdTimestamp, lastUsedTimestamp, isSynced }: PasskeyDto): Passkey {
  return {
    ...{ id: id as PasskeyId, name: name || id, isSynced },
    ...{ createdAt: createdTimestamp, lastUsedAt: lastUsedTimestamp },
  };
}
