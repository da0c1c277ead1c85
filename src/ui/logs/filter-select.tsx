import { ChevronDown } from 'lucide';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import type { SelectOption } from '#src/ui/components/form/select-field.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import selectStyles from '#src/ui/components/form/select.module.css';
import styles from './filter-bar.module.css';
import fieldStyles from '#src/ui/components/form/field.module.css';

interface FilterSelectProps {
  /** For assistive technology; the selected option is visible. */
  readonly label: string;
  readonly any: string;
  readonly value: string;
  /** Undefined until they are loaded. */
  readonly options: readonly SelectOption[] | undefined;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean | undefined;
  readonly hint?: string | undefined;
}

/** A provider may repeat a choice, or name none. */
function isDistinct({ value }: SelectOption, index: number, options: readonly SelectOption[]): boolean {
  return value !== '' && options.findIndex((option) => option.value === value) === index;
}

/** A selected value that is not offered, or not yet, is still listed. Where there is nothing to choose, there is no select. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, any, value, options: loaded, onChange, disabled, hint } = props;
  if (loaded?.length === 0 && value === '' && !disabled) return null;
  const options = loaded ?? [];
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <span className={classNames(selectStyles.selectbox, styles.filtersChoice)} data-slot="select-box" title={hint}>
      <select
        className={classNames(fieldStyles.input, selectStyles.select)}
        data-slot="input select"
        aria-label={label}
        value={value}
        disabled={disabled}
        aria-description={hint}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{any}</option>
        {!isOffered && <option value={value}>{value}</option>}
        {options.filter(isDistinct).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  );
}
