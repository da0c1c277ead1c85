import { ChevronDown } from 'lucide';
import { useId, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { isolateValue } from '#src/application/i18n/translate.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxChoice } from './combobox-option.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { useCombobox } from './use-combobox.ts';
import styles from './combobox.module.css';
import fieldStyles from './field.module.css';

interface ComboboxProps extends ComboboxChoice {
  /** For assistive technology; the group has the visible label. */
  readonly label: string;
  readonly emptyText: string;
  readonly foundText: (count: number) => string;
  readonly size?: 'md' | 'lg' | undefined;
}

/** Follows the WAI-ARIA combobox pattern: the focus stays in the input. */
export function Combobox(props: ComboboxProps) {
  const { label, selected, emptyText, foundText, size = 'md' } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { opened: openState, options, active, choose, handlers } = useCombobox(input, props);
  const current = options[active];
  const { i18n } = useTranslation();
  const text = `${selected.label} ${isolateValue(selected.note, i18n.language)}`;
  return (
    <div className={styles.combobox}>
      <input
        {...handlers}
        ref={input}
        role="combobox"
        data-slot="input"
        className={classNames(fieldStyles.input, size === 'lg' && fieldStyles.isLarge)}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={openState !== null}
        aria-controls={openState ? `${id}-list` : undefined}
        aria-activedescendant={current && `${id}-${current.value}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={text}
        value={openState ? openState.query : text}
      />
      <Icon of={ChevronDown} />
      {/* Mounted empty, because some screen readers skip a live region that appears with its text. */}
      <span className="sr-only" role="status">
        {openState && openState.query !== '' && foundText(options.length)}
      </span>
      {openState && (
        <ComboboxList
          id={id}
          label={label}
          options={options}
          active={active}
          selected={selected.value}
          opensUpward={openState.opensUpward}
          emptyText={emptyText}
          onChoose={choose}
        />
      )}
    </div>
  );
}
