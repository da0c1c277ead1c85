import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function signUpHandlers({ registration, social, passwords }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.register, ({ body }) => registration.register(body)),
    handle(baseUrl, endpoints.verifyEmail, ({ bearer, body }) => registration.verifyEmail(bearer, body)),
    handle(baseUrl, endpoints.resendEmailCode, ({ bearer }) => registration.resendEmailCode(bearer)),
    handle(baseUrl, endpoints.logInWithGoogle, ({ body }) => social.logIn('google', body)),
    handle(baseUrl, endpoints.logInWithGithub, ({ body }) => social.logIn('github', body)),
    handle(baseUrl, endpoints.logInWithLinkedin, ({ body }) => social.logIn('linkedin', body)),
    handle(baseUrl, endpoints.forgotPassword, ({ body }) => passwords.forgotPassword(body)),
    handle(baseUrl, endpoints.resetPassword, ({ bearer, body }) => passwords.resetPassword(bearer, body)),
  ];
}
