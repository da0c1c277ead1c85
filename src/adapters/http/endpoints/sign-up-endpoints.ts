import { nullish, optional, string } from 'valibot';
import { endpoint } from './endpoint.ts';
import { accountState, item, settledState, signInUser, success, object } from './schemas.ts';
import { botCheck } from './sign-in-endpoints.ts';

const registered = object({ user: nullish(signInUser), state: nullish(accountState) });

export const signUpEndpoints = {
  register: endpoint({
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
  }),
  verifyEmail: endpoint({
    wire: 'WIRE-7',
    method: 'POST',
    path: '/api/auth/verify-email',
    auth: 'session',
    effect: 'mutation',
    body: object({ code: string() }),
    data: settledState,
  }),
  resendEmailCode: endpoint({
    wire: 'WIRE-8',
    method: 'POST',
    path: '/api/auth/resend-email-code',
    auth: 'session',
    effect: 'mutation',
    body: object({ code: string() }),
    data: settledState,
  }),
  forgotPassword: endpoint({
    wire: 'WIRE-9',
    method: 'POST',
    path: '/api/auth/forgot-password',
    auth: 'visitor',
    effect: 'mutation',
    body: object({ email: string(), ...botCheck }),
    data: success,
  }),
  resetPassword: endpoint({
    wire: 'WIRE-10',
    method: 'POST',
    path: '/api/auth/reset-password',
    auth: 'url-token',
    effect: 'mutation',
    body: object({ password: string() }),
    data: success,
  }),
} as const;
