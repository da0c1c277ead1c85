import type { ComponentProps } from 'react';

interface TouchableForm<F extends string> {
  readonly values: Readonly<Partial<Record<F, unknown>>>;
  touch(field: F): void;
}

export type LeaveHandlers = Pick<ComponentProps<'form'>, 'onBlur' | 'onKeyDown'>;

/** With a pointer only for another field: a new message would move a button from under the pointer. */
export function touchOnLeave<F extends string>(form: TouchableForm<F>): LeaveHandlers {
  const touch = (target: EventTarget) => {
    if (isField(target) && target.name in form.values) form.touch(target.name as F);
  };
  return {
    onKeyDown: ({ key, shiftKey, target }) => {
      if (key === 'Tab' && !shiftKey) touch(target);
    },
    onBlur: ({ target, relatedTarget }) => {
      if (isField(relatedTarget)) touch(target);
    },
  };
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
