import type { ApiClientOptions } from '#src/adapters/http/client/api-client.ts';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { CallLog } from '#src/application/calls/call-log.ts';

/** The options of a client whose calls are recorded where there is a log. Without its code the console works as well. */
export async function logCalls(options: ApiClientOptions, calls: LazyPart<CallLog> | null): Promise<ApiClientOptions> {
  if (!calls) return options;
  try {
    const [{ recordCalls }] = await Promise.all([import('./features/calls.module.ts'), calls.load()]);
    return recordCalls(options, calls.current);
  } catch {
    return options;
  }
}
