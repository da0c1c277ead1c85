import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FormStore } from '#src/application/forms/form-store.ts';
import { rejected } from '#src/domain/shared/failure.ts';

const failure = rejected(409, 'taken', 'Taken');

describe('the failure of a form', () => {
  it('shows in the form while that is on the page, and as a toast once its dialog has closed', () => {
    const form = new FormStore({ name: '' }, () => Promise.resolve(() => ({})), null);
    const shownBy: unknown[] = [];
    const feedback = { report: (...args: unknown[]) => void shownBy.push(args[2]), translate: (key: string) => key };
    const close = autorun(() => form.formErrors.length);
    form.fail(failure, 'mutation', feedback);
    close();
    form.fail(failure, 'mutation', feedback);
    expect(shownBy).toEqual(['in-place', 'toast']);
  });
});
