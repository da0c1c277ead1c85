import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import '#src/ui/styles/card-option.css';
import '#src/ui/styles/field.css';
import { Icon } from '#src/ui/components/icon/icon.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters while typing; Enter does not submit the surrounding form. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <span className="filter">
      <Icon of={Search} />
      <input
        className="input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={preventEnterSubmit}
      />
    </span>
  );
}

function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
