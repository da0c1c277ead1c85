import { TabMenu } from 'primereact/tabmenu';
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

/** One tab stop; the arrows select, Home and End go to the first and last tab. */
export function TabList<V extends string>({ label, tabs, value, onChange, panelId, inline }: TabListProps<V>) {
  const activeIndex = tabs.findIndex((tab) => tab.value === value);
  return (
    <TabMenu
      id={`${panelId}-tabs`}
      activeIndex={activeIndex}
      onTabChange={({ index }) => tabs[index] && onChange(tabs[index].value)}
      model={tabs.map((tab, index) => ({
        template: (_item, { onClick }) => (
          <button
            {...ACTION}
            role="tab"
            id={tabId(panelId, tab.value)}
            className={styles.tab}
            aria-selected={index === activeIndex}
            aria-controls={panelId}
            tabIndex={index === activeIndex ? 0 : -1}
            onClick={onClick}
          >
            {tab.label}
          </button>
        ),
      }))}
      pt={{
        root: { className: styles.root },
        menu: {
          className: classNames(styles.tabs, inline && styles.isInline),
          role: 'tablist',
          'aria-label': label,
          onKeyDown: selectFocused,
        },
        // The selected tab draws its own line.
        inkbar: { hidden: true },
      }}
    />
  );
}

/** PrimeReact finds the focused tab by the attribute. */
const ACTION = { type: 'button', 'data-slot': 'tab', 'data-pc-section': 'action' } as const;

/** PrimeReact has moved the focus by then, except at an end; the choice follows the focus. */
function selectFocused({ key, target, currentTarget }: KeyboardEvent): void {
  const isStep = key === 'ArrowRight' || key === 'ArrowLeft';
  if (!isStep && key !== 'Home' && key !== 'End') return;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  if (isStep && target === document.activeElement) tabs.at(key === 'ArrowRight' ? 0 : -1)?.focus();
  tabs.find((tab) => tab === document.activeElement)?.click();
}
