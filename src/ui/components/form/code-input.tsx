import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { CodeCells } from './code-cells.tsx';
import { Field, type FieldMessages, noteProps } from './field.tsx';
import styles from './code-input.module.css';

interface CodeInputProps extends FieldMessages {
  /** The digits so far, already filtered by the caller (D24). */
  readonly value: string;
  /** Gets the text as typed, pasted or filled in, spaces and letters included. */
  readonly onChange: (raw: string) => void;
  /** Once for every code that becomes complete. */
  readonly onComplete?: ((code: string) => void) | undefined;
  readonly length?: number | undefined;
  readonly readOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** One real input over drawn cells. No maxlength: it would cut "123 456" before the caller sees it (D24). */
export function CodeInput(props: CodeInputProps) {
  const { label, hint, error, aside, value, onChange, onComplete, length = 6, readOnly, autoFocus } = props;
  const id = useId();
  useCompletion(value, length, onComplete);
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <div className={classNames(styles.codeInput, error && styles.isInvalid)}>
        <CodeCells value={value} length={length} />
        <input
          {...noteProps(id, { hint, error })}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          readOnly={readOnly}
          // biome-ignore lint/a11y/noAutofocus: for a screen that a submit has just put in the place of another
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onSelect={moveCaretToEnd}
        />
      </div>
    </Field>
  );
}

/** The drawn caret stands after the last digit, so the real one must too; a selection may still be replaced. */
function moveCaretToEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) input.setSelectionRange(end, end);
}

function useCompletion(value: string, length: number, onComplete: CodeInputProps['onComplete']): void {
  const previous = useRef(value);
  useEffect(() => {
    if (value === previous.current) return;
    previous.current = value;
    if (value.length === length) onComplete?.(value);
  }, [value, length, onComplete]);
}
