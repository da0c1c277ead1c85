import type { ApiClientOptions } from '#src/adapters/http/client/api-client.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { retryableOnce } from '#src/application/async/retryable-once.ts';
import type { CaughtError } from '#src/application/errors/error-reporter.ts';
import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import type { ErrorKind } from '#src/application/platform/error-reports.ts';
import type { Platform } from '#src/application/platform/platform.ts';

export type Report = (kind: ErrorKind, error: unknown, source?: string) => void;

/** While what reports them is on its way. */
const MOST_WAITING = 20;

/** Listens from the start, and fetches what reports with the first error. Null where the deployment wants no reports. */
export function watchErrors(
  settings: Settings['errors'],
  device: Platform,
  secrets: KnownSecrets,
  view: Window,
): Report | null {
  if (settings.endpoint === '') return null;
  const waiting: CaughtError[] = [];
  const load = retryableOnce(async () => {
    const { openErrorReporter } = await import('./features/errors.module.ts');
    return openErrorReporter(settings, device, secrets, view.document);
  });
  const sendWaiting = async () => {
    const reporter = await load();
    for (const caught of waiting.splice(0)) reporter.report(caught);
  };
  const report: Report = (kind, error, source = '') => {
    if (isForeignError(error, source) || waiting.length >= MOST_WAITING) return;
    waiting.push({ kind, error, path: device.navigation.path(), at: device.clock.now() });
    // If the code fails to load, they wait for the next error.
    void sendWaiting().catch(() => undefined);
  };
  view.addEventListener('error', ({ error, message, filename }: ErrorEvent) =>
    report('error', error ?? message, filename),
  );
  view.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  return report;
}

const EXTENSION = /^[a-z-]+-extension:\/\//;
/** A line of a stack, in the form of any browser. */
const FRAME = /^\s*at .*|^.*@.*:\d+:\d+$/m;
const URL_IN_FRAME = /[a-z-]+:\/\/[^\s)]+/;

/** Thrown by an extension of the browser, which is known by the url of its script. */
function isForeignError(error: unknown, source: string): boolean {
  if (!(error instanceof Error)) return EXTENSION.test(source);
  const [frame = ''] = FRAME.exec(error.stack ?? '') ?? [];
  return EXTENSION.test(URL_IN_FRAME.exec(frame)?.[0] ?? source);
}

/** What the console logs with an exception, such as a page that stopped working, it has caught itself. */
export function reportLogged(platform: Platform, report: Report | null): Platform {
  if (!report) return platform;
  const { logger } = platform;
  return {
    ...platform,
    logger: {
      debug(message, cause) {
        logger.debug(message, cause);
        if (cause instanceof Error) report('caught', cause);
      },
    },
  };
}

/** A failure that a success of the API ended in. */
export function watchResponses(report: Report | null): ApiClientOptions['onResult'] {
  if (!report) return undefined;
  return ({ method, path }, { failure }) => {
    if (failure?.kind === 'unexpected' && failure.status >= 200 && failure.status < 300)
      report('response', `${method} ${path} answered ${failure.status} in a shape that cannot be read`);
  };
}
