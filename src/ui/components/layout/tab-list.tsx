import { TabMenu } from 'primereact/tabmenu';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { arrowStep } from '#src/ui/components/focus/reading-direction.ts';
import { useInstantChoice } from './use-instant-choice.ts';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';
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
  readonly panelId: string;
  /** Inside a bar or a card header. */
  readonly inline?: boolean | undefined;
}

export function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`;
}

/** One tab stop; the arrows select, Home and End go to the first and last tab. */
export function TabList<V extends string>({ label, tabs, value, onChange, panelId, inline }: TabListProps<V>) {
  const [shown, choose] = useInstantChoice(value, onChange);
  const activeIndex = tabs.findIndex((tab) => tab.value === shown);
  return (
    <PrimeReactRoot>
      <TabMenu
        id={`${panelId}-tabs`}
        activeIndex={activeIndex}
        onTabChange={({ index }) => tabs[index] && choose(tabs[index].value)}
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
            onKeyDownCapture: selectByKey,
          },
          // The selected tab draws its own line.
          inkbar: { hidden: true },
        }}
      />
    </PrimeReactRoot>
  );
}

/** PrimeReact finds the focused tab by the attribute. */
const ACTION = { type: 'button', 'data-slot': 'tab', 'data-pc-section': 'action' } as const;

/** PrimeReact takes the right arrow for the next tab in every language, and only moves the focus. */
function selectByKey(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const step = arrowStep(key, currentTarget);
  const focused = tabs.findIndex((tab) => tab === target);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: -1 };
  const next = step === 0 ? ends[key] : (focused + step) % tabs.length;
  const tab = next === undefined ? undefined : tabs.at(next);
  if (!tab) return;
  event.preventDefault();
  event.stopPropagation();
  tab.focus();
  tab.click();
}
