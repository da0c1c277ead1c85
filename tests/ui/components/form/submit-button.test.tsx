import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import { SubmitButton } from '#src/ui/components/form/submit-button.tsx';
import { Gate } from '#tests/support/gate.ts';
import { show } from '#tests/ui/components/show.tsx';

type Values = { readonly name: string };

const Form = observer(function Form({ form, send }: { form: FormStore<Values>; send: () => Promise<void> }) {
  return (
    <form action={() => void form.submit(send)}>
      <input aria-label="Name" value={form.values.name} onChange={({ target }) => form.set('name', target.value)} />
      <SubmitButton form={form} hint={() => `${form.errorCount} to fill in`} busyLabel="Sending">
        Send
      </SubmitButton>
      <p>Below</p>
    </form>
  );
});

async function open() {
  const form = new FormStore<Values>(
    { name: '' },
    () => Promise.resolve(({ name }: Values) => (name === '' ? { name: 'log-in.email-is-required' as const } : {})),
    null,
  );
  await form.prepare();
  const gate = new Gate<void>();
  let sent = 0;
  const send = () => {
    sent += 1;
    return gate.opened;
  };
  show(<Form form={form} send={send} />);
  return { gate, sent: () => sent };
}

const button = () => screen.getByRole<HTMLButtonElement>('button');
const below = () => screen.getByText('Below').getBoundingClientRect().top;

describe('the button of a form', () => {
  it('waits for the form to be right and explains why, and nothing moves when the reason goes', async () => {
    await open();
    expect([button().disabled, screen.getByText('1 to fill in')]).toMatchObject([true, {}]);
    const before = below();
    await userEvent.type(screen.getByLabelText('Name'), 'Ana');
    expect([button().disabled, screen.queryByText(/to fill in/)]).toEqual([false, null]);
    expect(below()).toBe(before);
  });
});
