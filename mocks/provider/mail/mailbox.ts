import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { MailRow } from '#mocks/provider/db/models.ts';
import type { MailContent } from '#src/domain/demo/mail-content.ts';

export interface Mail extends Omit<MailRow, 'json'> {
  readonly content: MailContent;
}

/** All mails of the provider. The demo shows them, so that no journey needs a real mailbox. */
export class Mailbox {
  constructor(private readonly store: DatabaseStore) {}

  all(): readonly Mail[] {
    return this.store
      .read()
      .mails.where()
      .toReversed()
      .map(({ json, ...mail }) => ({ ...mail, content: JSON.parse(json) as MailContent }));
  }

  subscribe(listen: () => void): () => void {
    let seen = this.newest();
    return this.store.onChange(() => {
      const newest = this.newest();
      if (newest === seen) return;
      seen = newest;
      listen();
    });
  }

  private newest(): string | undefined {
    return this.store.read().mails.where().at(-1)?.id;
  }
}
