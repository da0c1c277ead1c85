import type { Answer } from '#mocks/provider/answer.ts';
import { ProviderError } from '#mocks/provider/provider-error.ts';
import { boundFailure, type CallSessions } from '#src/application/auth/call-session.ts';
import { type AnsweredFailure, CANCELLED, refused, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type Reply } from '#src/domain/shared/result.ts';

/** A call of the session, the way a transport makes it: sent with the session of now, answered later (D1, D2). */
export async function callProvider<Data>(
  sessions: CallSessions,
  work: (bearer: string | null) => Answer<Data>,
  signal?: AbortSignal,
): Reply<Data> {
  const session = sessions.current();
  const refreshed = (token: string | undefined) => {
    if (session && token !== undefined) sessions.refreshed(session, token);
  };
  await underWay();
  if (signal?.aborted) return fail(CANCELLED);
  try {
    const { data, token } = work(session?.token ?? null);
    refreshed(token);
    return ok(data);
  } catch (error) {
    if (error instanceof ProviderError) refreshed(error.token);
    const failure = failureOf(error);
    if (session && failure.kind === 'unauthorized') sessions.refused(session);
    return fail(boundFailure(failure, { current: session, carried: session }));
  }
}

/** A call that carries no session and can end none; the answer's token opens one. */
export async function callProviderAsVisitor<Data>(
  sessions: CallSessions,
  work: () => Answer<Data>,
): Reply<Answer<Data>> {
  const current = sessions.current();
  await underWay();
  try {
    return ok(work());
  } catch (error) {
    return fail(boundFailure(failureOf(error), { current, carried: null }));
  }
}

/** Nothing is answered before the caller has its promise. */
function underWay(): Promise<void> {
  return Promise.resolve();
}

function failureOf(error: unknown): AnsweredFailure {
  // Thrown by us: 500 with the exception's message (§8).
  if (!(error instanceof ProviderError))
    return unexpected(500, { message: error instanceof Error ? error.message : String(error) });
  const { status, code, message, details, state, retryAfterSeconds } = error;
  const more = {
    details,
    ...(state && { state }),
    ...(retryAfterSeconds !== undefined && { retryAfterMs: retryAfterSeconds * 1000 }),
  };
  return status >= 500 ? unexpected(status, { code, message, ...more }) : refused(status, code, message, more);
}
