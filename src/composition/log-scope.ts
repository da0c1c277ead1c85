import type { Container } from 'inversify';
import type { AccountStores } from '../application/app-stores';
import { ApiRequestsStore } from '../application/usage/api-requests-store';
import { CallbackLogsStore } from '../application/usage/callback-logs-store';
import { LogTimes } from '../application/usage/log-times';
import type { LogPorts } from '../application/usage/log-view';
import * as tokens from './tokens';

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
