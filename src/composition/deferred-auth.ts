import type { Gateways } from '#src/application/app/gateways.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail } from '#src/domain/shared/result.ts';

/** Fetches the HTTP client with the first call: no form of the ways in needs it to be shown. */
export function deferredAuth(loadGateways: () => Promise<Gateways>): AuthGateway {
  const withAuth = async <T>(call: (auth: AuthGateway) => AsyncResult<T>): AsyncResult<T> => {
    const gateways = await loadGateways().catch(() => null);
    return gateways ? call(gateways.auth) : fail(unreachable());
  };
  return {
    logIn: (credentials) => withAuth((auth) => auth.logIn(credentials)),
    logInWith: (provider, code) => withAuth((auth) => auth.logInWith(provider, code)),
    logInWithOidc: (code) => withAuth((auth) => auth.logInWithOidc(code)),
    verifySecondFactor: (entry) => withAuth((auth) => auth.verifySecondFactor(entry)),
    register: (registration) => withAuth((auth) => auth.register(registration)),
    verifyEmail: (code) => withAuth((auth) => auth.verifyEmail(code)),
    resendEmailCode: () => withAuth((auth) => auth.resendEmailCode()),
    forgotPassword: (request) => withAuth((auth) => auth.forgotPassword(request)),
    resetPassword: (request) => withAuth((auth) => auth.resetPassword(request)),
  };
}
