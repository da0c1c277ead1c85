import { type ChangeEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** Each comes before anything that would find a dead button or draw a field as it was. */
const MOMENTS = ['pointerover', 'focusin', 'keydown', 'input', 'submit'] as const;

/** A list that forgives the selector that a browser does not know. */
const AUTOFILLED = ':is(:autofill, :-webkit-autofill)';

/** Whether a value does not count unless a person entered it. */
export type IgnoresFilled = (value: string) => boolean;

interface DrawnField {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ignoresFilled: IgnoresFilled | undefined;
}

const fields = new Set<{ readonly current: DrawnField }>();

/** Password managers fill fields in without an event, so what is in the document is read when a person goes on. */
export function useUnseenValue(
  id: string,
  value: string,
  onChange: (value: string) => void,
  ignoresFilled?: IgnoresFilled,
): void {
  const drawn = useRef({ id, value, onChange, ignoresFilled });
  useLayoutEffect(() => {
    drawn.current = { id, value, onChange, ignoresFilled };
  });
  useEffect(() => {
    if (fields.size === 0) for (const moment of MOMENTS) document.addEventListener(moment, readFields, true);
    fields.add(drawn);
    return () => {
      fields.delete(drawn);
      if (fields.size === 0) for (const moment of MOMENTS) document.removeEventListener(moment, readFields, true);
    };
  }, []);
}

/** Extensions send events that browsers do not trust, and browsers mark the fields that they fill in themselves. */
export function isFilledIn({ nativeEvent, target }: ChangeEvent<HTMLInputElement>, previous: string): boolean {
  if (!nativeEvent.isTrusted || target.matches(AUTOFILLED)) return true;
  // Firefox marks its field later and names the event like a correction, which has a text to replace.
  return nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertReplacementText' && previous === '';
}

/** All are read before the first is reported, because React would then draw the others as they were. */
function readFields({ type, target }: Event): void {
  const unseen = [...fields].flatMap(({ current: { id, value, onChange, ignoresFilled } }) => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement) || field.disabled || field.readOnly) return [];
    // React reports this one by itself.
    if (type === 'input' && target === field) return [];
    const isFilled = field.value !== value || field.matches(AUTOFILLED);
    if (isFilled && ignoresFilled?.(field.value)) {
      field.value = '';
      return [{ onChange, value: '' }];
    }
    return field.value === value ? [] : [{ onChange, value: field.value }];
  });
  for (const { onChange, value } of unseen) onChange(value);
}
