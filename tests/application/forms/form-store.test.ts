import { describe, expect, it } from 'vitest';
import { unreachable, rejected } from '#src/domain/shared/failure.ts';
import { FormStore, type Validator } from '#src/application/forms/form-store.ts';
import { flush, Gate } from '#tests/support/gate.ts';

type Values = { readonly email: string; readonly password: string };

const rules: Validator<Values> = ({ email, password }) => ({
  ...(email === '' && { email: 'log-in.email-is-required' }),
  ...(password === '' && { password: 'log-in.password-is-required' }),
});

function open(load: () => Promise<Validator<Values>> = () => Promise.resolve(rules)) {
  return new FormStore<Values>({ email: '', password: '' }, load, null);
}

async function openFilled() {
  const form = open();
  form.set('email', 'elena@northwall.example');
  form.set('password', 'x');
  await form.prepare();
  return form;
}

const shown = (form: FormStore<Values>) => [form.errorOf('email'), form.errorOf('password')];

describe('a form', () => {
  it('shows no message for a field before it was changed or left', async () => {
    const form = open();
    await form.prepare();
    expect(shown(form)).toEqual([null, null]);
    form.touch('password');
    expect(shown(form)).toEqual([null, 'log-in.password-is-required']);
    form.set('email', '');
    expect(shown(form)).toEqual(['log-in.email-is-required', 'log-in.password-is-required']);
    form.set('email', 'e');
    expect(shown(form)).toEqual([null, 'log-in.password-is-required']);
  });

  it('counts what is missing, touched or not', async () => {
    const form = open();
    await form.prepare();
    expect([form.errorCount, form.canSubmit]).toEqual([2, false]);
    form.fill({ email: 'e' });
    expect([form.errorCount, form.canSubmit]).toEqual([1, false]);
    form.fill({ password: 'x' });
    expect([form.errorCount, form.canSubmit]).toEqual([0, true]);
  });

  it('is filled in without complaining of the rest', async () => {
    const form = open();
    form.fill({ email: 'e' });
    await form.prepare();
    expect([form.values, shown(form)]).toEqual([{ email: 'e', password: '' }, [null, null]]);
  });

  it('shows what a response rejects of a field until it has another value, or is sent again', async () => {
    const form = new FormStore<Values>({ email: '', password: '' }, () => Promise.resolve(rules), null, {
      newSecret: 'password',
    });
    form.fill({ email: 'e', password: 'x' });
    await form.prepare();
    const rejections = () => [form.rejectionOf('email'), form.rejectionOf('password'), ...form.formErrors];
    expect(rejections()).toEqual([null, null]);
    const fields = [
      { field: 'person.email', message: 'Taken.' },
      { field: 'email[0]', message: 'Too short.' },
      { field: 'newSecret', message: 'Too weak.' },
      { field: 'plan', message: 'No such plan.' },
    ];
    const details = fields.map(({ message }) => message);
    const reject = () =>
      form.fail(rejected(400, 'invalid', '', { details, fields }), 'mutation', {
        report: () => undefined,
        translate: (key) => key,
      });
    reject();
    expect(rejections()).toEqual(['Taken. Too short.', 'Too weak.', 'No such plan.']);
    form.set('email', 'other');
    expect(rejections()).toEqual([null, 'Too weak.', 'No such plan.']);
    form.resetFields({ password: '' });
    expect(rejections()).toEqual([null, null, 'No such plan.']);
    form.fill({ password: 'x' });
    reject();
    await form.submit(() => Promise.resolve());
    expect(rejections()).toEqual([null, null]);
  });

  it('forgets that fields were touched which are reset', async () => {
    const form = await openFilled();
    form.set('email', '');
    form.resetFields({ password: '' });
    expect([form.values, shown(form)]).toEqual([{ email: '', password: '' }, ['log-in.email-is-required', null]]);
  });

  it('counts a rule that passes as nothing', async () => {
    const form = new FormStore<Values>(
      { email: '', password: '' },
      // A suite names each of its fields.
      () => Promise.resolve(() => ({ email: undefined, password: 'log-in.password-is-required' }) as never),
      null,
    );
    await form.prepare();
    expect(form.errorCount).toBe(1);
  });

  it('complains of nothing and takes what was typed while its rules are on their way', () => {
    const form = open(() => new Gate<Validator<Values>>().opened);
    expect(form.canSubmit).toBe(false);
    form.set('email', '');
    expect([form.canSubmit, form.errorCount, shown(form)]).toEqual([true, 0, [null, null]]);
  });

  it('fetches its rules once', async () => {
    let loads = 0;
    const form = open(() => ((loads += 1), Promise.resolve(rules)));
    expect(loads).toBe(0);
    form.set('email', 'e');
    form.set('email', 'el');
    await form.prepare();
    expect(loads).toBe(1);
  });

  it('fetches rules again that failed to load, and loses nothing over it', async () => {
    let loads = 0;
    const form = open(
      () => ((loads += 1), loads < 3 ? Promise.reject(new Error('no network')) : Promise.resolve(rules)),
    );
    form.set('email', 'e');
    await flush();
    let sent = 0;
    await form.submit(() => Promise.resolve(void (sent += 1)));
    expect([loads, sent, form.values.email, form.isSubmitting]).toEqual([2, 0, 'e', false]);
    form.set('password', 'x');
    await form.submit(() => Promise.resolve(void (sent += 1)));
    expect([loads, sent]).toEqual([3, 1]);
  });

  it('reports that its rules failed to load until they have loaded', async () => {
    let isDown = true;
    const form = open(() => (isDown ? Promise.reject(new Error('no network')) : Promise.resolve(rules)));
    expect(form.validatorFailed).toBe(false);
    await form.prepare();
    expect(form.validatorFailed).toBe(true);
    isDown = false;
    const retry = form.prepare();
    expect(form.validatorFailed).toBe(true);
    await retry;
    expect(form.validatorFailed).toBe(false);
  });
});

describe('submitting a form', () => {
  it('sends what was typed and preserves it', async () => {
    const form = await openFilled();
    const sent: Values[] = [];
    await form.submit((values) => Promise.resolve(void sent.push(values)));
    expect([sent, form.values]).toEqual([[{ email: 'elena@northwall.example', password: 'x' }], sent[0]]);
    expect([form.isSubmitting, form.canSubmit]).toEqual([false, true]);
  });

  it('sends nothing while something is wrong, and then shows everything that is', async () => {
    const form = open();
    let sent = 0;
    await form.submit(() => Promise.resolve(void (sent += 1)));
    expect(sent).toBe(0);
    expect(shown(form)).toEqual(['log-in.email-is-required', 'log-in.password-is-required']);
  });

  it('sends once, however often it is clicked in the meantime', async () => {
    const form = await openFilled();
    const gate = new Gate<void>();
    let sent = 0;
    const send = () => ((sent += 1), gate.opened);
    const clicks = [form.submit(send), form.submit(send), form.submit(send)];
    await flush();
    expect([sent, form.isSubmitting, form.canSubmit]).toEqual([1, true, false]);
    gate.open();
    await Promise.all(clicks);
    expect([sent, form.isSubmitting, form.canSubmit]).toEqual([1, false, true]);
  });

  it('shows why the call failed, until a field changes or it is sent again', async () => {
    const form = await openFilled();
    const reports: unknown[] = [];
    const feedback = { report: (...report: unknown[]) => void reports.push(report), translate: (key: string) => key };
    const failure = rejected(409, 'taken', 'Taken', { details: ['Taken by another', 'Choose a new one'] });
    expect(form.formErrors).toEqual([]);
    form.fail(failure, 'mutation', feedback);
    expect([form.formErrors, reports]).toEqual([failure.details, [[failure, 'mutation', 'toast']]]);
    form.set('email', 'other');
    expect(form.formErrors).toEqual(failure.details);
    form.change('email', 'another');
    expect([form.formErrors, form.values.email]).toEqual([[], 'another']);
    form.fail(unreachable(), 'read', feedback);
    expect(form.formErrors).toEqual(['failure.no-response']);
    const gate = new Gate<void>();
    const sending = form.submit(() => gate.opened);
    await flush();
    expect(form.formErrors).toEqual([]);
    form.setFormErrors(() => ['Not this one']);
    gate.open();
    await sending;
    expect(form.formErrors).toEqual(['Not this one']);
  });

  it('may be tried again after a bug of ours has thrown', async () => {
    const form = await openFilled();
    await expect(form.submit(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect([form.isSubmitting, form.canSubmit]).toEqual([false, true]);
  });
});
