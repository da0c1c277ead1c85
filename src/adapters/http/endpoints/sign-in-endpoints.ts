import { literal, nullish, optional, pipe, string, transform, union } from 'valibot';
import { endpoint } from './endpoint.ts';
import { accountState, flag, item, noItem, signInUser, object } from './schemas.ts';

/** What a guarded call carries: the bot check's token, or the option of test mode. */
export const botCheck = { recaptchaToken: optional(string()), disableRecaptcha: optional(literal(true)) };

const logInResponse = object({
  user: nullish(signInUser),
  additionalAuthActive: flag,
  recoveryCodesActive: flag,
  state: nullish(accountState),
});

/** The three operations differ only in the path. */
const social = {
  method: 'POST',
  auth: 'visitor',
  effect: 'sign-in',
  body: object({ code: string(), invitationToken: optional(string()) }),
  data: item(logInResponse),
} as const;

const secondFactorResponse = object({ user: nullish(signInUser), state: nullish(accountState) });

export const signInEndpoints = {
  logIn: endpoint({
    wire: 'WIRE-2',
    method: 'POST',
    path: '/api/auth/login',
    auth: 'visitor',
    effect: 'sign-in',
    body: object({ email: string(), password: string(), ...botCheck }),
    data: item(logInResponse),
  }),
  logInWithGoogle: endpoint({ ...social, wire: 'WIRE-3', path: '/api/auth/login/google' }),
  logInWithGithub: endpoint({ ...social, wire: 'WIRE-4', path: '/api/auth/login/github' }),
  logInWithLinkedin: endpoint({ ...social, wire: 'WIRE-5', path: '/api/auth/login/linkedin' }),
  logInWithOidc: endpoint({
    ...social,
    wire: 'OPT-14',
    optional: true,
    path: '/api/auth/login/oidc',
    body: object({
      ...{ code: string(), codeVerifier: string(), nonce: string(), redirectUri: string() },
      invitationToken: optional(string()),
    }),
  }),
  verifySecondFactor: endpoint({
    wire: 'WIRE-6',
    method: 'POST',
    path: '/api/account/2fa/verify',
    auth: 'visitor',
    effect: 'sign-in',
    body: object({ code: string(), email: string() }),
    data: union([
      item(secondFactorResponse),
      pipe(
        noItem,
        transform(() => undefined),
      ),
    ]),
  }),
} as const;
