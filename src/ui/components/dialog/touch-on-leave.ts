import type { ComponentProps } from 'react';

interface TouchableForm<F extends string> {
  readonly values: Readonly<Record<F, unknown>>;
  touch(field: F): void;
}

export type LeaveHandlers = Pick<ComponentProps<'form'>, 'onBlur' | 'onKeyDown'>;

/**
 * Says what is wrong with a field once it is left, empty or not. With a pointer only for another field: a message that
 * comes up while a button or a link is being pressed would push it away from under the pointer.
 */
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
