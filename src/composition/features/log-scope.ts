import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { ApiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { CallbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { LogTimes } from '#src/application/logs/log-times.ts';
import type { LogPorts } from '#src/application/logs/log-view.ts';
import * as tokens from '#src/composition/tokens.ts';

/** The logs of the usage page, for one signed-in session. */
export function logStores(scope: Container): Pick<AccountStores, 'callbackLogs' | 'apiRequests'> {
  const gateway = scope.get(tokens.GATEWAYS).logs;
  const clock = scope.get(tokens.CLOCK);
  const ports: LogPorts = {
    clock,
    focus: scope.get(tokens.WINDOW_FOCUS),
    files: scope.get(tokens.FILE_SAVER),
    packer: scope.get(tokens.PACKER),
    report: scope.get(tokens.REPORT_FAILURE),
    copyText: scope.get(tokens.COPY_TEXT),
    times: new LogTimes(scope.get(tokens.STORAGE), clock),
  };
  return {
    callbackLogs: new CallbackLogsStore(gateway, ports),
    apiRequests: new ApiRequestsStore(gateway, ports, scope.get(tokens.SETTINGS).gatewayBaseUrl),
  };
}
