/** What the table of endpoints cannot say of an operation. */
export interface OperationDescription {
  /** What it does, in a few words. */
  readonly summary: string;
  /** What a backend has to know. */
  readonly description: string;
  /** Where the console calls it. */
  readonly usedBy: string;
  /** A visitor calls it too, without a session. */
  readonly isPublic?: boolean;
  /** When it ends in a 404, beside an unknown `{id}`. */
  readonly missing?: string;
  /** When it ends in a 409. */
  readonly conflict?: string;
  /** Fields whose name means something else elsewhere, by path: `data.item.key`, `body.code`, `query.limit`. */
  readonly fields?: Readonly<Record<string, string>>;
}
