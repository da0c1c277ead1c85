import { Copy } from 'lucide-react';
import '#src/ui/styles/copy-field.css';
import { Button } from '#src/ui/components/button/button.tsx';
import { CopyError } from './copy-error.tsx';
import { SelectableCode } from './selectable-code.tsx';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly onCopy: () => void;
  readonly hint?: string | undefined;
  /** Selects the value after copying failed. */
  readonly selected?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

export function CopyField({ label, value, copyLabel, onCopy, hint, selected, autoFocus }: CopyFieldProps) {
  return (
    <div className="field">
      <span className="label">{label}</span>
      <div className="copyfield">
        <SelectableCode value={value} selected={selected} />
        <Button size="sm" icon={Copy} onClick={onCopy} autoFocus={autoFocus}>
          {copyLabel}
        </Button>
      </div>
      {selected && <CopyError />}
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}
