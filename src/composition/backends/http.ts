import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { LazyPart } from '#src/application/app/lazy-part.ts';
import type { CallLog } from '#src/application/calls/call-log.ts';
import { logCalls } from '#src/composition/log-calls.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';

interface HttpBackend {
  readonly settings: Settings;
  readonly sessions: CallSessions;
  readonly calls: LazyPart<CallLog> | null;
}

export async function openHttpGateways({ settings, sessions, calls }: HttpBackend): Promise<Gateways> {
  const options = { baseUrl: settings.apiBaseUrl, basicAuth: settings.basicAuth, sessions };
  return createHttpGateways(await logCalls(options, calls));
}
