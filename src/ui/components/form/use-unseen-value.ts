import { useEffect, useLayoutEffect, useRef } from 'react';

/** Each comes before anything that would find a dead button or draw a field as it was. */
const MOMENTS = ['pointerover', 'focusin', 'keydown', 'input', 'submit'] as const;

/** Password managers fill fields in without an event, so what stands in the document is read when a person goes on. */
export function useUnseenValue(id: string, value: string, onChange: (value: string) => void): void {
  const drawn = useRef({ value, onChange });
  useLayoutEffect(() => {
    drawn.current = { value, onChange };
  });
  useEffect(() => {
    const read = ({ type, target }: Event) => {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement) || field.disabled || field.readOnly) return;
      const isReported = type === 'input' && target === field;
      if (!isReported && field.value !== drawn.current.value) drawn.current.onChange(field.value);
    };
    for (const moment of MOMENTS) document.addEventListener(moment, read, true);
    return () => {
      for (const moment of MOMENTS) document.removeEventListener(moment, read, true);
    };
  }, [id]);
}
