export type ErrorKind =
  /** Nobody caught it. */
  | 'error'
  | 'rejection'
  /** The console caught it and went on, such as a page that stopped working. */
  | 'caught'
  /** A success of the API in a shape that the console cannot read. */
  | 'response';

/** What went wrong, without secrets. */
export interface ErrorReport {
  readonly kind: ErrorKind;
  /** Such as TypeError. */
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** The entry script, whose name has a hash. */
  readonly release: string;
  /** The pattern of the page's path, such as /usage. */
  readonly route: string;
  readonly language: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Where reports go. */
export interface ErrorReports {
  send(report: ErrorReport): void;
}
