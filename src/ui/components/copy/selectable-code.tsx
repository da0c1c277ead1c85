import { useEffect, useRef } from 'react';

interface SelectableCodeProps {
  readonly value: string;
  /** Selects the whole value, for copying by hand where the clipboard is out of reach (D38, D46). */
  readonly selected?: boolean | undefined;
  readonly className?: string | undefined;
}

export function SelectableCode({ value, selected = false, className }: SelectableCodeProps) {
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!selected || !code.current) return;
    getSelection()?.selectAllChildren(code.current);
  }, [selected, value]);
  return (
    <code className={className} ref={code}>
      {value}
    </code>
  );
}
