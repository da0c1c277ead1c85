import { createErrorReports } from '#src/adapters/browser/reports/browser-error-reports.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { ErrorReporter } from '#src/application/errors/error-reporter.ts';
import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import type { Platform } from '#src/application/platform/platform.ts';

export function openErrorReporter(
  settings: Settings['errors'],
  { release, newId }: Pick<Platform, 'release' | 'newId'>,
  secrets: KnownSecrets,
  page: Document,
): ErrorReporter {
  const reports = createErrorReports(settings, newId);
  return new ErrorReporter({ reports, secrets, release: release.name, language: () => page.documentElement.lang });
}
