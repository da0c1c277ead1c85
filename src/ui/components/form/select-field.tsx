import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { Field, type FieldMessages, noteProps } from './field.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import selectStyles from './select.module.css';
import styles from './field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Names the options that it stands among; they follow each other. */
  readonly group?: string | undefined;
}

interface SelectFieldProps extends FieldMessages {
  readonly name: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** The empty option; omitted when something is always selected. */
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** The native select works best on phones and with assistive technology. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, aside, required, name, value, options, onChange, placeholder, disabled } = props;
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside} required={required}>
      <span className={selectStyles.selectbox} data-slot="select-box">
        <select
          {...noteProps(id, { hint, error })}
          id={id}
          name={name}
          required={required}
          className={classNames(styles.input, selectStyles.select)}
          data-slot="input select"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {grouped(options).map(([group, members]) =>
            group === undefined ? (
              members.map(toOption)
            ) : (
              <optgroup key={group} label={group}>
                {members.map(toOption)}
              </optgroup>
            ),
          )}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </Field>
  );
}

function toOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

function grouped(
  options: readonly SelectOption[],
): readonly (readonly [string | undefined, readonly SelectOption[]])[] {
  const groups = new Map<string | undefined, SelectOption[]>();
  // A provider that lists one twice offers it once.
  const unique = new Map(options.map((option) => [option.value, option])).values();
  for (const option of unique) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
}
