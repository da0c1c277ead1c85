import { ChevronDown } from 'lucide-react';
import '#src/ui/styles/select.css';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import type { SelectOption } from '#src/ui/components/form/select-field.tsx';

interface FilterSelectProps {
  /** For assistive technology; the selected option is visible. */
  readonly label: string;
  /** The label of the empty option. */
  readonly any: string;
  /** Empty for any. */
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean | undefined;
  /** Why it is disabled. */
  readonly hint?: string | undefined;
}

/** A selected value that is not offered, or not yet, is still listed. */
export function FilterSelect({ label, any, value, options, onChange, disabled, hint }: FilterSelectProps) {
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <span className="selectbox filters__choice" title={hint}>
      <select
        className="input select"
        aria-label={label}
        value={value}
        disabled={disabled}
        aria-description={hint}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{any}</option>
        {!isOffered && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  );
}
