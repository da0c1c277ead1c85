import { Check } from 'lucide';
import { useEffect, useRef } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import type { ComboboxOption } from './combobox-option.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import styles from './combobox.module.css';

interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly active: number;
  readonly selected: string;
  readonly opensUpward: boolean;
  readonly emptyText: string;
  readonly onChoose: (value: string) => void;
}

export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, active, selected, opensUpward: isUp, emptyText, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  // In braces: newer browsers return a promise, which React would treat as a cleanup function.
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const listClass = classNames(styles.list, isUp && styles.isUp);

  if (options.length === 0) {
    return (
      <p className={classNames(listClass, styles.isEmpty)} id={`${id}-list`}>
        {emptyText}
      </p>
    );
  }
  return (
    // A press, also on the scroll bar, must not blur the input: the list would close.
    <div
      className={listClass}
      ref={list}
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
      onMouseDown={preserveFocus}
    >
      {options.map(({ value, label: text, note }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the input, which has the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the same; aria-activedescendant points here
        <div
          key={value}
          id={`${id}-${value}`}
          role="option"
          aria-selected={value === selected}
          className={classNames(styles.option, index === active && styles.isActive)}
          onClick={() => onChoose(value)}
        >
          <span className="grow">{text}</span>
          <span className="muted own-direction">{note}</span>
          <span className={styles.mark}>{value === selected && <Icon of={Check} size={14} />}</span>
        </div>
      ))}
    </div>
  );
}

function preserveFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
