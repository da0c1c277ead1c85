import { useEffect, useRef } from 'react';

interface SelectableCodeProps {
  readonly value: string;
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
