import { beforeEach, describe, expect, it } from 'vitest';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { Cursor } from '#src/domain/shared/page.ts';
import { backends, type OpenBackend } from './backends.ts';
import { failure, signIn, value } from './sign-in.ts';

describe.each(backends)('domains over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const domains = () => backend.gateways.callbackDomains;
  const firstPage = async () => value(await domains().list()).items;
  const newest = async (): Promise<CallbackDomain> => (await firstPage())[0]!;
  const all = async () => {
    const found: CallbackDomain[] = [];
    let next: Cursor | undefined;
    do {
      const page = value(await domains().list(next));
      found.push(...page.items.slice(next === undefined ? 0 : 1));
      next = page.next;
    } while (next !== undefined);
    return found;
  };

  it('lists the newest first, odd hosts as they were entered', async () => {
    const listed = await all();
    const created = listed.map(({ createdAt }) => createdAt!);
    expect(created).toEqual([...created].sort((one, other) => other - one));
    expect(listed.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        'https://münchen.northwall.example',
        'https://staging-hooks.northwall.example:8443',
        'http://203.0.113.24:9000',
        'https://[2001:db8::17]',
        'https://Webhooks.Northwall.example',
      ]),
    );
    expect(listed.filter(({ verified }) => !verified)).toHaveLength(2);
  });

  it.each([
    ['hooks.example', 'https://hooks.example'],
    ['  hooks.example ', 'https://hooks.example'],
    ['http://hooks.example', 'http://hooks.example'],
    ['HTTPS://Hooks.Example', 'HTTPS://Hooks.Example'],
    ['zürich.example:8443/in', 'https://zürich.example:8443/in'],
    ['198.51.100.7', 'https://198.51.100.7'],
    ['[2001:db8::99]:444', 'https://[2001:db8::99]:444'],
  ])('adds "%s" as %s and lists it first, not verified yet', async (entered, url) => {
    expect(value(await domains().add(entered))).toEqual({ url });
    expect(await newest()).toMatchObject({
      url,
      verified: false,
      createdAt: backend.clock.now(),
      verifiedAt: null,
    });
  });

  it('verifies a domain 90 seconds after it was added, and reports when', async () => {
    value(await domains().add('hooks.example'));
    const added = backend.clock.now();
    backend.clock.advance(89_000);
    expect((await newest()).verified).toBe(false);
    backend.clock.advance(1000);
    expect(await newest()).toMatchObject({ verified: true, createdAt: added, verifiedAt: added + 90_000 });
  });

  it.each([
    { entered: '', detail: 'The domain must not be blank.' },
    { entered: '   ', detail: 'The domain must not be blank.' },
    { entered: 'ftp://hooks.example', detail: 'Callbacks are sent over http or https.' },
    { entered: 'javascript://hooks.example', detail: 'Callbacks are sent over http or https.' },
    { entered: 'javascript:alert(1)', detail: 'This is not a domain that callbacks can be sent to.' },
    { entered: 'https://ada:secret@hooks.example', detail: 'This is not a domain that callbacks can be sent to.' },
    { entered: 'two words.example', detail: 'This is not a domain that callbacks can be sent to.' },
    { entered: 'localhost', detail: 'This is not a domain that callbacks can be sent to.' },
    { entered: 'hooks.example:port', detail: 'This is not a domain that callbacks can be sent to.' },
    { entered: 'https://', detail: 'This is not a domain that callbacks can be sent to.' },
    { entered: `${'a'.repeat(2000)}.example`, detail: 'The domain has more than 2000 characters.' },
  ])('rejects "$entered" with a text to show, and adds nothing', async ({ entered, detail }) => {
    const before = await newest();
    expect(failure(await domains().add(entered))).toMatchObject({ kind: 'rejected', status: 400, details: [detail] });
    expect(await newest()).toEqual(before);
  });

  it.each(['hooks.example', 'http://HOOKS.example/other', 'https://hooks.example:443'])(
    'rejects %s where that host is on the list already',
    async (again) => {
      value(await domains().add('https://hooks.example'));
      expect(failure(await domains().add(again))).toMatchObject({
        kind: 'rejected',
        status: 409,
        details: [expect.stringMatching(/is on your list already\.$/) as string],
      });
    },
  );

  it('lets another account have the same domain', async () => {
    value(await domains().add('hooks.example'));
    await signIn(backend, 'freePlan');
    expect(value(await domains().add('hooks.example'))).toEqual({ url: 'https://hooks.example' });
  });

  it('deletes each of the domains that it lists, and that one alone', async () => {
    for (const domain of await all()) {
      const before = await all();
      value(await domains().remove(domain));
      expect(await all()).toEqual(before.filter(({ id }) => id !== domain.id));
    }
    expect(await firstPage()).toEqual([]);
  });

  it('knows no domain to delete that is gone, not there, somebody else’s, or has another host', async () => {
    const domain = await newest();
    const gone = (await firstPage())[1]!;
    value(await domains().remove(gone));
    const strangers = [
      gone,
      { ...domain, id: 'no-such-domain' as CallbackDomainId },
      { ...domain, url: 'https://other.example' },
    ];
    for (const stranger of strangers) {
      expect(failure(await domains().remove(stranger))).toMatchObject({ kind: 'rejected', status: 404 });
    }
    await signIn(backend, 'freePlan');
    expect(failure(await domains().remove(domain))).toMatchObject({ kind: 'rejected', status: 404 });
    await signIn(backend, 'activeCustomer');
    expect((await newest()).id).toBe(domain.id);
  });

  it('may have a domain again that was deleted', async () => {
    value(await domains().add('hooks.example'));
    backend.clock.advance(120_000);
    value(await domains().remove(await newest()));
    value(await domains().add('hooks.example'));
    expect(await newest()).toMatchObject({ url: 'https://hooks.example', verified: false });
  });
});
