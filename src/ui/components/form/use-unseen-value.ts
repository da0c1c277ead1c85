import { useEffect, useLayoutEffect, useRef } from 'react';

/** Each comes before anything that would find a dead button or draw a field as it was. */
const MOMENTS = ['pointerover', 'focusin', 'keydown', 'input', 'submit'] as const;

interface DrawnField {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const fields = new Set<{ readonly current: DrawnField }>();

/** Password managers fill fields in without an event, so what is in the document is read when a person goes on. */
export function useUnseenValue(id: string, value: string, onChange: (value: string) => void): void {
  const drawn = useRef({ id, value, onChange });
  useLayoutEffect(() => {
    drawn.current = { id, value, onChange };
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

/** All are read before the first is reported, because React would then draw the others as they were. */
function readFields({ type, target }: Event): void {
  const unseen = [...fields].flatMap(({ current: { id, value, onChange } }) => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement) || field.disabled || field.readOnly || field.value === value) return [];
    // React reports this one by itself.
    return type === 'input' && target === field ? [] : [{ onChange, value: field.value }];
  });
  for (const { onChange, value } of unseen) onChange(value);
}
