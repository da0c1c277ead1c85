import { isRecord } from '#src/adapters/http/client/json-record.ts';
import type { Send } from './kit-client.ts';

export interface TestMail {
  readonly to: string;
  readonly code: string | null;
  readonly link: string | null;
}

const TRIES = 20;
const WAIT_MS = 500;

/**
 * What a provider may offer for tests, because codes and links are mailed and a social sign-in needs a person:
 * `GET <url>/mails` → `{ mails: [{ to, code, link }] }`, newest first, and
 * `POST <url>/consent` `{ provider, decision: 'known' }` → `{ parameters: { code } }`.
 */
export class TestHooks {
  private readonly url: string;

  constructor(
    url: string,
    private readonly send: Send,
    private readonly wait: (milliseconds: number) => Promise<void>,
  ) {
    this.url = url.replace(/\/+$/, '');
  }

  async mails(to: string): Promise<readonly TestMail[]> {
    const response = await this.send(new Request(`${this.url}/mails`));
    const body: unknown = await response.json();
    const mails = isRecord(body) && Array.isArray(body['mails']) ? body['mails'].filter(isRecord) : [];
    return mails
      .filter((mail) => mail['to'] === to)
      .map((mail) => ({ to, code: textOrNull(mail['code']), link: textOrNull(mail['link']) }));
  }

  /** The newest mail that `isWanted`; null if none arrives within ten seconds. */
  async mail(to: string, isWanted: (mail: TestMail) => boolean): Promise<TestMail | null> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const mail = (await this.mails(to)).find(isWanted);
      if (mail) return mail;
      await this.wait(WAIT_MS);
    }
    return null;
  }

  /** The code with which a social provider sends a person back. */
  async consent(provider: string): Promise<string | null> {
    const response = await this.send(
      new Request(`${this.url}/consent`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ provider, decision: 'known' }),
      }),
    );
    const body: unknown = await response.json();
    const parameters = isRecord(body) && isRecord(body['parameters']) ? body['parameters'] : {};
    return textOrNull(parameters['code']);
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
