import { ProviderError, type ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { withOrigin, type CallSessions } from '#src/application/auth/call-session.ts';
import { type RequestFailure, CANCELLED, rejected, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';

export async function callProvider<Data>(
  sessions: CallSessions,
  work: (bearer: string | null) => ServiceResult<Data>,
  signal?: AbortSignal,
): AsyncResult<Data> {
  const session = sessions.getSession();
  const applyRefreshedToken = (token: string | undefined) => {
    if (session && token !== undefined) sessions.onTokenRefreshed(session, token);
  };
  const isCancelled = () => signal?.aborted === true || sessions.isClosed?.() === true;
  if (isCancelled()) return fail(CANCELLED);
  await nextMicrotask();
  if (isCancelled()) return fail(CANCELLED);
  try {
    const { data, token } = work(session?.token ?? null);
    applyRefreshedToken(token);
    return ok(data);
  } catch (error) {
    if (error instanceof ProviderError) applyRefreshedToken(error.token);
    const failure = toFailure(error);
    if (session && failure.kind === 'unauthorized') sessions.onUnauthorized(session);
    if (isCancelled()) return fail(CANCELLED);
    const marked = withOrigin(failure, { current: session, attached: session });
    sessions.onFailure?.(marked);
    return fail(marked);
  }
}

/** A call without a session; the response's token opens one. */
export async function callProviderAsVisitor<Data>(
  sessions: CallSessions,
  work: () => ServiceResult<Data>,
): AsyncResult<ServiceResult<Data>> {
  const current = sessions.getSession();
  await nextMicrotask();
  try {
    return ok(work());
  } catch (error) {
    return fail(withOrigin(toFailure(error), { current, attached: null }));
  }
}

/** Responds after the caller has its promise. */
function nextMicrotask(): Promise<void> {
  return Promise.resolve();
}

function toFailure(error: unknown): RequestFailure {
  // A bug in the simulation becomes a 500 with its message.
  if (!(error instanceof ProviderError))
    return unexpected(500, { message: error instanceof Error ? error.message : String(error) });
  const { status, code, message, details, state, retryAfterSeconds } = error;
  const fields = details.filter((detail) => typeof detail !== 'string');
  const more = {
    details: details.map((detail) => (typeof detail === 'string' ? detail : detail.message)),
    ...(fields.length > 0 && { fields }),
    ...(state && { state }),
    ...(retryAfterSeconds !== undefined && { retryAfterMs: retryAfterSeconds * 1000 }),
  };
  return status >= 500 ? unexpected(status, { code, message, ...more }) : rejected(status, code, message, more);
}
