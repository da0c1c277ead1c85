import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { keyLabelsStore, type LabelValues } from '#src/application/api-keys/key-labels-store.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import { finishedLabels, joinLabels, labelProblem, typedLabel, withTyped } from '#src/domain/api-keys/key-labels.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Field, noteProps } from '#src/ui/components/form/field.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './labels.module.css';

type LabelsForm = Pick<FormStore<LabelValues>, 'values' | 'errorOf' | 'rejectionOf' | 'change'>;

interface LabelsFieldProps {
  readonly form: LabelsForm;
  readonly hint: string;
  /** What the key has already; the rules of the provider are others than those of this console. */
  readonly before?: readonly string[] | undefined;
  readonly autoFocus?: boolean;
}

/** Enter or a separator finishes a label, and Backspace takes back the last one. What is half typed counts, too. */
export const LabelsField = observer(function LabelsField({ form, hint, before = [], autoFocus }: LabelsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { inUse } = useAccountStores().get(keyLabelsStore);
  const { finished, typed, removed, remove, handlers } = useTypedLabels(form, input);
  const error = form.errorOf('labels');
  const notes = { hint, error: error ? t(error) : form.rejectionOf('labels') };
  const isWrong = (label: string) => !before.includes(label) && labelProblem(label) !== null;
  return (
    <Field id={id} label={t('key-labels.title')} {...notes} isErrorAnnounced={!error}>
      <div className={classNames(fieldStyles.input, styles.box)}>
        {finished.length > 0 && (
          <ul className={styles.labels} aria-label={t('key-labels.title')}>
            {finished.map((label) => (
              <li key={label} className={classNames(styles.label, isWrong(label) && styles.isWrong)}>
                <bdi title={label}>{label}</bdi>
                <button type="button" aria-label={t('key-labels.remove', { label })} onClick={() => remove(label)}>
                  <Icon of={X} size={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          {...noteProps(id, notes)}
          {...{ id, autoFocus, ...handlers }}
          ref={input}
          className={styles.typed}
          name="labels"
          list={`${id}-in-use`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir={typed === '' ? undefined : 'auto'}
          value={typed}
        />
      </div>
      <datalist id={`${id}-in-use`}>
        {inUse.map((label) => !finished.includes(label) && <option key={label} value={label} />)}
      </datalist>
      <span className="sr-only" role="status">
        {removed !== '' && !finished.includes(removed) && t('key-labels.removed', { label: removed })}
      </span>
    </Field>
  );
});

function useTypedLabels(form: LabelsForm, input: RefObject<HTMLInputElement | null>) {
  const [removed, setRemoved] = useState('');
  const text = form.values.labels;
  const finished = finishedLabels(text);
  const typed = typedLabel(text);
  const type = (value: string) => form.change('labels', withTyped(text, value));
  const remove = (label: string) => {
    setRemoved(label);
    const others = finished.filter((one) => one !== label);
    form.change('labels', joinLabels(others, typed));
    input.current?.focus();
  };
  const onChange = ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isChosen = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertReplacementText';
    type(isChosen ? `${value},` : value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = finished.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    type(`${typed},`);
  };
  // A field of one line drops the line breaks of what is pasted, and joins the labels.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\n\t]./.test(pasted)) return;
    event.preventDefault();
    type(`${typed}${pasted}`);
  };
  return { finished, typed, removed, remove, handlers: { onChange, onKeyDown, onPaste } };
}
