import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { type ChangePlan, change } from '#src/application/forms/change.ts';
import { commonMessages } from '#src/application/i18n/en/common.ts';
import { CANCELED, rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

type Plan = ChangePlan<{ readonly name: string }, string, string, { readonly kind: string }>;

async function open(more: Partial<Plan> = {}) {
  const app = new TestApp({ scenario: 'active-customer' });
  const sent: string[] = [];
  const plan: Plan = {
    initial: { name: 'one' },
    toNext: ({ name }) => name,
    send(next) {
      sent.push(next);
      return Promise.resolve(ok(next));
    },
    done: () => undefined,
    toast: (t) => t('common.saving'),
    ...more,
  };
  const made = (await app.account()).get(change('test', () => plan))(null);
  const stop = autorun(() => void made.form.formErrors);
  return { app, made, sent, stop };
}

describe('a change', () => {
  it('is sent once by two clicks, and not again once it is done', async () => {
    const { made, sent, app } = await open();
    await Promise.all([made.submit(), made.submit()]);
    await made.submit();
    expect([sent, made.isDone, app.toasts]).toEqual([['one'], true, ['success: Saving']]);
  });

  it('asks first, and goes back with what was typed', async () => {
    const sure = { kind: 'sure?' };
    const { made, sent } = await open({ ask: (next) => Promise.resolve(ok(next === 'two' ? sure : null)) });
    made.form.change('name', 'two');
    await made.submit();
    expect([made.question, sent]).toEqual([sure, []]);
    made.goBack();
    expect([made.question, made.form.values.name]).toEqual([null, 'two']);
    await made.submit();
    await made.submit();
    expect([sent, made.isDone]).toEqual([['two'], true]);
  });

  it('asks again where another question comes, and not where its figures moved', async () => {
    const questions = [
      { kind: 'spends', due: 5 },
      { kind: 'ends', due: 5 },
      { kind: 'ends', due: 6 },
    ];
    const { made, sent } = await open({ ask: () => Promise.resolve(ok(questions.shift() ?? null)) });
    await made.submit();
    await made.submit();
    expect([made.question, sent]).toEqual([{ kind: 'ends', due: 5 }, []]);
    await made.submit();
    expect(sent).toEqual(['one']);
  });

  it('is not sent where its consequences could not be read', async () => {
    const { made, sent } = await open({ ask: () => Promise.resolve(fail(unreachable())) });
    await made.submit();
    expect([made.isDone, made.form.formErrors, sent]).toEqual([false, [commonMessages['failure.no-response']], []]);
  });

  it('stays where the response says that something else happened', async () => {
    const { made, app } = await open({ confirms: (saved, next) => saved !== next });
    await made.submit();
    expect([made.isDone, made.form.formErrors, app.toasts]).toEqual([false, [commonMessages['failure.denied']], []]);
  });

  it.each([
    ['is done where a second look shows it', true, true],
    ['stays where nothing shows it', false, false],
  ])('without a response %s', async (_, isThere, isDone) => {
    const recheck = () => Promise.resolve(isThere);
    const { made } = await open({ send: () => Promise.resolve(fail(unreachable())), recheck });
    await made.submit();
    await flush();
    expect([made.isDone, made.form.isSubmitting]).toEqual([isDone, false]);
  });

  it('says nothing where its session ended, and in a toast where its dialog is gone', async () => {
    const failures = [CANCELED, rejected(400, 'x', 'No.')];
    const { made, app, stop } = await open({ send: () => Promise.resolve(fail(failures.shift()!)) });
    await made.submit();
    stop();
    expect([made.form.formErrors, app.toasts]).toEqual([[], []]);
    await made.submit();
    expect(app.toasts).toEqual(['error: No.']);
  });

  it('counts though its dialog is gone when the response comes', async () => {
    const response = new Gate<ReturnType<typeof ok<string>>>();
    const saved: string[] = [];
    const { made } = await open({ send: () => response.opened, done: (value) => void saved.push(value) });
    const hide = made.show();
    const pending = made.submit();
    hide();
    response.open(ok('one'));
    await pending;
    expect(saved).toEqual(['one']);
  });
});
