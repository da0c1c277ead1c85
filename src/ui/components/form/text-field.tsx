import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { Field, type FieldMessages, noteProps } from './field.tsx';
import { type IgnoresFilled, isFilledIn, useUnseenValue } from './use-unseen-value.ts';
import styles from './field.module.css';

export interface TextFieldProps
  extends FieldMessages,
    Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'required' | 'size' | 'style' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly size?: 'md' | 'lg' | undefined;
  readonly affix?: ReactNode;
  /** What a password manager fills in and a person has to enter. */
  readonly ignoresFilled?: IgnoresFilled | undefined;
}

/** Types whose values no language turns around. */
const LEFT_TO_RIGHT: ReadonlySet<string> = new Set(['email', 'password', 'tel', 'url']);

/** An empty field that is `auto` would run left to right, and its placeholder with it. */
function directionOf(type: string, value: string): 'ltr' | 'auto' | undefined {
  if (LEFT_TO_RIGHT.has(type)) return 'ltr';
  return value === '' ? undefined : 'auto';
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    isErrorAnnounced,
    aside,
    affix,
    value,
    onChange,
    size = 'md',
    type = 'text',
    dir = directionOf(type, value),
    ignoresFilled,
    ...others
  } = props;
  const { required, ...rest } = others;
  const id = useId();
  useUnseenValue(id, value, onChange, ignoresFilled);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (ignoresFilled?.(event.target.value) && isFilledIn(event, value)) return;
    onChange(event.target.value);
  };
  return (
    <Field {...{ id, label, hint, error, isErrorAnnounced, aside, required }}>
      <span className={styles.affix}>
        <input
          {...rest}
          {...noteProps(id, { hint, error })}
          id={id}
          type={type}
          dir={dir}
          required={required}
          data-slot="input"
          className={classNames(styles.input, size === 'lg' && styles.isLarge)}
          value={value}
          onChange={change}
        />
        {affix}
      </span>
    </Field>
  );
}
