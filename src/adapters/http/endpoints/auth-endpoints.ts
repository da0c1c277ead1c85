import { literal, nullish, optional, pipe, string, transform, union } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { accountState, flag, item, noItem, signInUser, object, settledState, success } from './schemas.ts';

/** What a guarded call carries: the bot check's token, or the option of test mode. */
const botCheck = { recaptchaToken: optional(string()), disableRecaptcha: optional(literal(true)) };

export const logInResponse = object({
  user: nullish(signInUser),
  additionalAuthActive: flag,
  recoveryCodesActive: flag,
  passkeysActive: flag,
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

export const signInEndpoints = nameEndpoints({
  logIn: {
    wire: 'WIRE-2',
    method: 'POST',
    path: '/api/auth/login',
    auth: 'visitor',
    effect: 'sign-in',
    body: object({ email: string(), password: string(), ...botCheck }),
    data: item(logInResponse),
  },
  logInWithGoogle: { ...social, wire: 'WIRE-3', path: '/api/auth/login/google' },
  logInWithGithub: { ...social, wire: 'WIRE-4', path: '/api/auth/login/github' },
  logInWithLinkedin: { ...social, wire: 'WIRE-5', path: '/api/auth/login/linkedin' },
  logInWithOidc: {
    ...social,
    wire: 'OPT-14',
    optional: true,
    path: '/api/auth/login/oidc',
    body: object({
      ...{ code: string(), codeVerifier: string(), nonce: string(), redirectUri: string() },
      invitationToken: optional(string()),
    }),
  },
  verifySecondFactor: {
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
  },
});

const registered = object({ user: nullish(signInUser), state: nullish(accountState) });

export const signUpEndpoints = nameEndpoints({
  register: {
    wire: 'WIRE-1',
    method: 'POST',
    path: '/api/auth/register',
    auth: 'visitor',
    effect: 'mutation',
    body: object({
      firstName: string(),
      lastName: string(),
      email: string(),
      password: string(),
      phoneNumber: string(),
      invitationToken: optional(string()),
      ...botCheck,
    }),
    data: item(registered),
  },
  verifyEmail: {
    wire: 'WIRE-7',
    method: 'POST',
    path: '/api/auth/verify-email',
    auth: 'session',
    effect: 'mutation',
    body: object({ code: string() }),
    data: settledState,
  },
  resendEmailCode: {
    wire: 'WIRE-8',
    method: 'POST',
    path: '/api/auth/resend-email-code',
    auth: 'session',
    effect: 'mutation',
    body: object({ code: string() }),
    data: settledState,
  },
  forgotPassword: {
    wire: 'WIRE-9',
    method: 'POST',
    path: '/api/auth/forgot-password',
    auth: 'visitor',
    effect: 'mutation',
    body: object({ email: string(), ...botCheck }),
    data: success,
  },
  resetPassword: {
    wire: 'WIRE-10',
    method: 'POST',
    path: '/api/auth/reset-password',
    auth: 'url-token',
    effect: 'mutation',
    body: object({ password: string() }),
    data: success,
  },
});
