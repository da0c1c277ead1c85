import { routePattern } from '#src/domain/auth/route-pattern.ts';
import { maskText } from '#src/domain/calls/mask-text.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { MASK } from '#src/domain/shared/mask-known.ts';
import type { ErrorKind, ErrorReports } from '#src/application/platform/error-reports.ts';
import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';

/** As it was caught, before anything of it is masked. */
export interface CaughtError {
  readonly kind: ErrorKind;
  readonly error: unknown;
  readonly path: string;
  readonly at: Instant;
}

interface ErrorReporterDeps {
  readonly reports: ErrorReports;
  readonly secrets: Pick<KnownSecrets, 'mask'>;
  readonly release: string;
  readonly language: () => string;
}

/** A page that fails all the time says nothing new. */
const MOST_REPORTS = 20;
const LONGEST_MESSAGE = 1000;
const LONGEST_STACK = 8000;

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Each error once, and no more than 20 of a page's life. */
export class ErrorReporter {
  private readonly sent = new Set<string>();

  constructor(private readonly deps: ErrorReporterDeps) {}

  report({ kind, error, path, at }: CaughtError): void {
    const { reports, release, language } = this.deps;
    const { name, message, stack } = partsOf(error);
    const masked = this.mask(message, LONGEST_MESSAGE);
    const known = `${kind} ${name} ${masked}`;
    if (this.sent.size >= MOST_REPORTS || this.sent.has(known)) return;
    this.sent.add(known);
    reports.send({
      ...{ kind, name, message: masked, stack: this.mask(stack, LONGEST_STACK), release },
      ...{ route: routePattern(path), language: language(), at: new Date(at).toISOString() },
    });
  }

  /** By value first: what is known to be secret may have any shape. */
  private mask(text: string, longest: number): string {
    return maskText(this.deps.secrets.mask(text)).replaceAll(EMAIL, MASK).slice(0, longest);
  }
}

function partsOf(error: unknown): { readonly name: string; readonly message: string; readonly stack: string } {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? '' };
  return { name: 'Error', message: typeof error === 'string' ? error : 'Something that is no error', stack: '' };
}
