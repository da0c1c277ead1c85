import { array, nonEmpty, nullish, pipe, string, transform } from 'valibot';
import { secretOf } from '#src/domain/account/two-factor.ts';
import { nameEndpoints } from './endpoint.ts';
import { anyJson, figureOrText, flag, instantIfSet, item, text, object, someOf } from './schemas.ts';

const twoFactor = { optional: true, capability: 'two-factor-setup', auth: 'session' } as const;
const codeBody = object({ code: string() });
const recoveryCodes = item(object({ recoveryCodes: pipe(array(text), nonEmpty()) }));

export const twoFactorEndpoints = nameEndpoints({
  twoFactorStatus: {
    ...twoFactor,
    wire: 'OPT-9',
    method: 'GET',
    path: '/api/account/2fa',
    effect: 'read',
    data: item(someOf({ enabled: flag, enabledTimestamp: instantIfSet, recoveryCodesLeft: nullish(figureOrText) })),
  },
  beginTwoFactor: {
    ...twoFactor,
    wire: 'OPT-10',
    method: 'POST',
    path: '/api/account/2fa/setup',
    effect: 'mutation',
    data: item(
      pipe(
        object({ otpauthUrl: text, secret: nullish(string(), '') }),
        transform(({ otpauthUrl, secret }) => ({ otpauthUrl, secret: secret || secretOf(otpauthUrl) })),
      ),
    ),
  },
  enableTwoFactor: {
    ...twoFactor,
    wire: 'OPT-11',
    method: 'POST',
    path: '/api/account/2fa/enable',
    effect: 'mutation',
    body: codeBody,
    data: recoveryCodes,
  },
  renewRecoveryCodes: {
    ...twoFactor,
    wire: 'OPT-12',
    method: 'POST',
    path: '/api/account/2fa/recovery-codes',
    effect: 'mutation',
    body: codeBody,
    data: recoveryCodes,
  },
  disableTwoFactor: {
    ...twoFactor,
    wire: 'OPT-13',
    method: 'POST',
    path: '/api/account/2fa/disable',
    effect: 'mutation',
    body: codeBody,
    data: anyJson,
  },
});
