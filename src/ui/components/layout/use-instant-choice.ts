import { useCallback, useEffect, useEffectEvent, useState } from 'react';

type Choose<T> = (chosen: T) => void;

/**
 * Shows a choice in the next frame, and acts on it after that: a new page, menu or panel takes several frames on a slow
 * device, and until then the click would seem lost.
 */
export function useInstantChoice<T>(current: T, act: Choose<T>): readonly [T, Choose<T>] {
  const [chosen, setChosen] = useState<{ readonly value: T } | null>(null);
  const finish = useEffectEvent((value: T) => {
    setChosen(null);
    act(value);
  });
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => finish(chosen.value));
    return () => clearTimeout(timer);
  }, [chosen]);
  const choose = useCallback((value: T) => setChosen({ value }), []);
  return [chosen ? chosen.value : current, choose];
}
