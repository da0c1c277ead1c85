import { Search } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import styles from './search-field.module.css';
import fieldStyles from './field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `search` for the main search of a page. */
  readonly type?: 'text' | 'search' | undefined;
}

/** Filters while typing; Enter does not submit the surrounding form. */
export function SearchField({ label, value, onChange, type = 'text' }: SearchFieldProps) {
  return (
    <span className={styles.box} data-slot="search-field">
      <Icon of={Search} />
      <input
        className={fieldStyles.input}
        data-slot="input"
        type={type}
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
