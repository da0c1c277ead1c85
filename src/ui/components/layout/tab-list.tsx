import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './tab-list.module.css';

export interface Tab<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
}

interface TabListProps<V extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** The id of the panel, which is labelled by `tabId`. */
  readonly panelId: string;
  /** Inside a bar or a card header. */
  readonly inline?: boolean | undefined;
}

export function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One tab stop; the arrows select, Home and End go to the first and last tab. */
export function TabList<V extends string>({ label, tabs, value, onChange, panelId, inline }: TabListProps<V>) {
  const press = (event: KeyboardEvent) => {
    const next =
      tabs[
        nextTabIndex(
          event.key,
          tabs.findIndex((tab) => tab.value === value),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(panelId, next.value))?.focus();
  };
  return (
    <div
      className={classNames(styles.tabs, inline && styles.isInline)}
      role="tablist"
      aria-label={label}
      onKeyDown={press}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={tabId(panelId, tab.value)}
          type="button"
          role="tab"
          className={styles.tab}
          data-slot="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function nextTabIndex(key: string, from: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? -1 : (from + step + count) % count;
}
