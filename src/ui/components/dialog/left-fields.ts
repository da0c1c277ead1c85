import type { ComponentProps } from 'react';

interface VisitedForm<F extends string> {
  readonly values: Readonly<Record<F, unknown>>;
  visit(field: F): void;
}

export type LeavingProps = Pick<ComponentProps<'form'>, 'onBlur' | 'onKeyDown'>;

/**
 * Says what is wrong with a field once it is left, empty or not. With a pointer only for another field: a message that
 * comes up while a button or a link is being pressed would push it away from under the pointer.
 */
export function leftFields<F extends string>(form: VisitedForm<F>): LeavingProps {
  const visit = (target: EventTarget) => {
    if (isField(target) && target.name in form.values) form.visit(target.name as F);
  };
  return {
    onKeyDown: ({ key, shiftKey, target }) => {
      if (key === 'Tab' && !shiftKey) visit(target);
    },
    onBlur: ({ target, relatedTarget }) => {
      if (isField(relatedTarget)) visit(target);
    },
  };
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
