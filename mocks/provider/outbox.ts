import type { Records } from './records.ts';
import type { MailRow } from './rows.ts';

export type Mail = Readonly<MailRow>;

/** What the provider has mailed. The demo shows it, so that no journey needs a secret. */
export class Outbox {
  constructor(private readonly records: Records) {}

  /** Newest first. Looks at what another tab has done, too. */
  all(): readonly Mail[] {
    return this.records.read().mails.map((mail) => ({ ...mail }));
  }

  /** Called whenever the newest mail is another one. */
  subscribe(listen: () => void): () => void {
    let seen = this.newest();
    return this.records.onChange(() => {
      const newest = this.newest();
      if (newest === seen) return;
      seen = newest;
      listen();
    });
  }

  private newest(): string | undefined {
    return this.records.read().mails[0]?.id;
  }
}
