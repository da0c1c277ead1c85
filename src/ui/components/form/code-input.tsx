import { type ClipboardEvent, type SyntheticEvent, useEffect, useId, useRef, Fragment } from 'react';
import { codeDigits } from '#src/domain/shared/text-rules.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Field, type FieldMessages, noteProps } from './field.tsx';
import { useUnseenValue } from './use-unseen-value.ts';
import styles from './code-input.module.css';

interface CodeCellsProps {
  readonly value: string;
  readonly length: number;
}

interface CodeInputProps extends FieldMessages {
  readonly value: string;
  /** Receives the raw input, spaces and letters included, or the digits of a paste. */
  readonly onChange: (raw: string) => void;
  readonly onComplete?: ((code: string) => void) | undefined;
  readonly length?: number | undefined;
  readonly readOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** One real input over drawn cells, in which a paste replaces what is there. A maxlength would cut "123 456" before the caller filters it. */
export function CodeInput(props: CodeInputProps) {
  const { label, hint, error, isErrorAnnounced, aside, value, onChange, onComplete, length = 6, ...input } = props;
  const { readOnly, autoFocus } = input;
  const id = useId();
  useUnseenValue(id, value, onChange);
  useCompletion(value, length, onComplete);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = codeDigits(event.clipboardData.getData('text'));
    if (digits !== '' && !readOnly) onChange(digits);
  };
  return (
    <Field {...{ id, label, hint, error, isErrorAnnounced, aside }}>
      <div className={classNames(styles.codeInput, error && styles.isInvalid)} dir="ltr">
        <CodeCells value={value} length={length} />
        <input
          {...noteProps(id, { hint, error })}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          readOnly={readOnly}
          // biome-ignore lint/a11y/noAutofocus: this screen replaces another one after a submit
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onPaste={paste}
          onSelect={moveCaretToEnd}
        />
      </div>
    </Field>
  );
}

/** The drawn caret is after the last digit, so the real one must be too; selections stay. */
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

function CodeCells({ value, length }: CodeCellsProps) {
  const current = Math.min(value.length, length - 1);
  return (
    <span className={styles.cells} data-slot="code-cells" aria-hidden="true">
      {Array.from({ length }, (_, cell) => (
        <Fragment key={cell}>
          {cell * 2 === length && <i />}
          <b className={classNames(cell === current && styles.isCurrent, value[cell] && styles.isFilled)}>
            {value[cell]}
          </b>
        </Fragment>
      ))}
    </span>
  );
}
