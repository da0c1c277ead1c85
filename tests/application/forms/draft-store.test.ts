import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import {
  DRAFT_LIFETIME_MS,
  DraftStore,
  MAX_DRAFT_LENGTH,
  MAX_DRAFTS,
  type DraftValues,
} from '#src/application/forms/draft-store.ts';
import { DRAFTS_KEY } from '#src/application/auth/session-record.ts';

const ADA = { email: 'ada@northwall.example' };
const TYPED = { name: 'ledger-sync' };

interface Session {
  user: { readonly email: string } | null;
  subject: string | null;
  endedUnexpectedly: boolean;
}

type Known = readonly [user: Session['user'], subject: Session['subject']];

/** A tab in which people sign in one after the other. */
function tab() {
  const tabStorage = new MemoryStorage();
  const clock = new ManualClock();
  const reopened: string[] = [];
  const reopen = new Map([
    ['create-key', () => void reopened.push('create-key')],
    ['rotate-key', (id: string) => void reopened.push(`rotate-key of ${id}`)],
  ]);
  const signIn = (user: Session['user'] = ADA, subject: Session['subject'] = null) => {
    const session = observable<Session>({ user, subject, endedUnexpectedly: false }, {}, { deep: false });
    const drafts = new DraftStore({ tabStorage, clock, session, reopen });
    const stop = drafts.start();
    const end = (endedUnexpectedly: boolean) => {
      runInAction(() => Object.assign(session, { user: null, subject: null, endedUnexpectedly }));
      stop();
    };
    return { drafts, session, expire: () => end(true), logOut: () => end(false) };
  };
  /** A session that ends by itself while these forms are on screen. */
  const expireWith = (
    forms: Readonly<Record<string, DraftValues | null>>,
    user: Session['user'] = ADA,
    subject: Session['subject'] = null,
  ) => {
    const { drafts, expire } = signIn(user, subject);
    for (const [name, values] of Object.entries(forms)) drafts.slot(name).track(() => values);
    expire();
  };
  return { tabStorage, clock, reopened, signIn, expireWith };
}

describe('the drafts', () => {
  it('come back once to the same person, whatever the case of the email', () => {
    const { signIn, expireWith, tabStorage } = tab();
    expireWith({ 'first-call': TYPED });
    const slot = signIn({ email: 'Ada@NorthWall.example' }).drafts.slot('first-call');
    expect(tabStorage.keys, 'nothing is stored during a session').toEqual([]);
    expect([slot.consume(), slot.consume()]).toEqual([TYPED, null]);
  });

  it('are removed when another person signs in', () => {
    const { signIn, expireWith, tabStorage } = tab();
    expireWith({ 'create-key': TYPED });
    const other = signIn({ email: 'mateo@harborledger.example' });
    expect([other.drafts.slot('create-key').consume(), tabStorage.keys]).toEqual([null, []]);
    other.expire();
    expect(signIn().drafts.slot('create-key').consume()).toBeNull();
  });

  it('are removed at a log-out', () => {
    const { signIn, expireWith, tabStorage } = tab();
    expireWith({ 'create-key': TYPED });
    const { drafts, logOut } = signIn();
    drafts.slot('first-call').track(() => TYPED);
    logOut();
    expect([tabStorage.keys, signIn().drafts.slot('create-key').consume()]).toEqual([[], null]);
  });

  it.each([
    { form: 'create-key', typed: TYPED, reopens: ['create-key'] },
    { form: 'create-key', typed: {}, reopens: ['create-key'] },
    { form: 'create-key', typed: null, reopens: [] },
    { form: 'first-call', typed: TYPED, reopens: [] },
    { form: 'rotate-key:a:7', typed: {}, reopens: ['rotate-key of a:7'] },
  ])('of $form with $typed open $reopens again', ({ form, typed, reopens }) => {
    const { signIn, expireWith, reopened } = tab();
    expireWith({ [form]: typed });
    signIn();
    expect(reopened).toEqual(reopens);
  });

  it('that no form has asked for wait on, but open nothing a second time', () => {
    const { signIn, expireWith, reopened } = tab();
    expireWith({ 'create-key': TYPED });
    signIn().expire();
    expect([signIn().drafts.slot('create-key').consume(), reopened]).toEqual([TYPED, ['create-key']]);
  });

  it('leave out a form that was closed, and a page form without text', () => {
    const { signIn, tabStorage } = tab();
    const { drafts, expire } = signIn();
    drafts.slot('create-key').track(() => TYPED)();
    drafts.slot('first-call').track(() => ({}));
    expire();
    expect(tabStorage.keys).toEqual([]);
  });

  it('belong to the email that the person had last', () => {
    const { signIn } = tab();
    const { drafts, session, expire } = signIn();
    drafts.slot('create-key').track(() => TYPED);
    runInAction(() => (session.user = { email: 'ada@example.com' }));
    expire();
    expect(signIn({ email: 'ada@example.com' }).drafts.slot('create-key').consume()).toEqual(TYPED);
  });

  it('wait for the email of the person', () => {
    const { signIn, expireWith } = tab();
    expireWith({ 'create-key': TYPED });
    const { drafts, session } = signIn(null);
    expect(drafts.slot('create-key').consume()).toBeNull();
    runInAction(() => (session.user = ADA));
    expect(drafts.slot('create-key').consume()).toEqual(TYPED);
  });

  it.each<{ left: Known; next: Known; restored: DraftValues | null }>([
    { left: [null, 'person-1'], next: [null, 'person-1'], restored: TYPED },
    { left: [null, 'person-1'], next: [ADA, 'person-1'], restored: TYPED },
    { left: [ADA, 'person-1'], next: [null, 'person-1'], restored: TYPED },
    { left: [null, 'person-1'], next: [null, 'person-2'], restored: null },
    { left: [null, 'person-1'], next: [ADA, null], restored: null },
    { left: [ADA, 'account-1'], next: [{ email: 'mateo@northwall.example' }, 'account-1'], restored: null },
    { left: [null, null], next: [null, null], restored: null },
  ])('of $left come back to $next as $restored', ({ left, next, restored }) => {
    const { signIn, expireWith, tabStorage } = tab();
    expireWith({ 'create-key': TYPED }, ...left);
    const { drafts } = signIn(...next);
    expect([drafts.slot('create-key').consume(), tabStorage.keys]).toEqual([restored, []]);
  });

  it.each([
    [0, TYPED],
    [DRAFT_LIFETIME_MS, TYPED],
    [DRAFT_LIFETIME_MS + 1, null],
  ])('after %d ms are %o', (waitMs, expected) => {
    const { signIn, expireWith, clock } = tab();
    expireWith({ 'create-key': TYPED });
    clock.advance(waitMs);
    expect(signIn().drafts.slot('create-key').consume()).toEqual(expected);
  });

  it('are bounded: a text that is too long, and the oldest of too many, are dropped', () => {
    const { signIn, expireWith } = tab();
    const names = Array.from({ length: MAX_DRAFTS + 1 }, (_, index) => `form-${index}`);
    const many: Record<string, DraftValues> = Object.fromEntries(names.map((name) => [name, TYPED]));
    expireWith({ ...many, long: { name: 'x'.repeat(MAX_DRAFT_LENGTH + 1) } });
    const { drafts } = signIn();
    const restored = ['form-0', 'form-1', `form-${MAX_DRAFTS}`, 'long'].map((name) => drafts.slot(name).consume());
    expect(restored).toEqual([null, TYPED, TYPED, null]);
  });

  it.each([
    '',
    'x',
    '{}',
    '[]',
    '{"owner":"o","at":0,"drafts":[]}',
    '{"owner":{"email":"o","subject":null},"at":0,"drafts":[["a",{"b":1},true]]}',
  ])('are absent when the tab stores %s', (text) => {
    const { signIn, tabStorage } = tab();
    tabStorage.set(DRAFTS_KEY, text);
    expect([signIn().drafts.slot('a').consume(), tabStorage.keys]).toEqual([null, []]);
  });
});
