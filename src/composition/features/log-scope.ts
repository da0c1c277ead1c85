import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { ApiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { CallbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { TimestampFormatStore } from '#src/application/logs/timestamp-format-store.ts';
import type { LogDeps } from '#src/application/logs/log-view.ts';
import * as tokens from '#src/composition/tokens.ts';

/** The logs of the usage page, for one signed-in session. */
export function logStores(scope: Container): Pick<AccountStores, 'callbackLogs' | 'apiRequests'> {
  const gateway = scope.get(tokens.GATEWAYS).logs;
  const clock = scope.get(tokens.CLOCK);
  const deps: LogDeps = {
    clock,
    focus: scope.get(tokens.WINDOW_FOCUS),
    files: scope.get(tokens.FILE_SAVER),
    packer: scope.get(tokens.PACKER),
    report: scope.get(tokens.REPORT_FAILURE),
    copyText: scope.get(tokens.COPY_TEXT),
    timestampFormat: new TimestampFormatStore(scope.get(tokens.STORAGE), clock),
  };
  return {
    callbackLogs: new CallbackLogsStore(gateway, deps),
    apiRequests: new ApiRequestsStore(gateway, deps, scope.get(tokens.SETTINGS).gatewayBaseUrl),
  };
}
