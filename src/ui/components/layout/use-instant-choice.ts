import { useEffect, useRef, useState } from 'react';

type Choose<T> = (chosen: T) => void;

/**
 * Shows a choice in the next frame, and acts on it after that: a new page or tab takes several frames on a slow device,
 * and until then the click would seem lost.
 */
export function useInstantChoice<T extends string>(current: T, act: Choose<T>): readonly [T, Choose<T>] {
  const [chosen, setChosen] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = (next: T) => {
    setChosen(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setChosen(null);
      act(next);
    });
  };
  return [chosen ?? current, choose];
}
