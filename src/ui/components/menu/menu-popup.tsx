import { Menu } from 'primereact/menu';
import type { MenuItem } from 'primereact/menuitem';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import type { MenuEntry } from './menu-entry.ts';
import { menuModel, rowProps } from './menu-model.tsx';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';
import styles from './menu.module.css';

export interface MenuPopupProps {
  readonly ref: Ref<Menu>;
  /** It can be opened: what is opened earlier gets no focus. */
  readonly onReady: () => void;
  readonly id: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onOpenChange: (open: boolean) => void;
  readonly returnFocus: () => void;
}

/** Adds the roles and the focus return that PrimeReact's menu lacks. */
export function MenuPopup({ ref, onReady, id, label, entries, onOpenChange, returnFocus }: MenuPopupProps) {
  useReady(onReady);
  return (
    <PrimeReactRoot>
      <Menu
        ref={ref}
        id={id}
        popup
        appendTo="self"
        model={menuModel(entries, returnFocus)}
        onShow={() => onOpenChange(true)}
        onHide={() => onOpenChange(false)}
        pt={{
          root: { className: styles.menu },
          menu: {
            'aria-label': label,
            onKeyDown: (event) => {
              if (event.key === 'Tab') returnFocus();
              else scrollToCurrent(event.currentTarget);
            },
          },
          menuitem: (row) => rowProps(rowItem(row)),
        }}
      />
    </PrimeReactRoot>
  );
}

/** After a second pass: in the first one PrimeReact's portal draws nothing. */
function useReady(onReady: () => void): void {
  const [isMounted, setMounted] = useState(false);
  const report = useEffectEvent(onReady);
  // oxlint-disable-next-line react/set-state-in-effect -- the second pass is the purpose
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted) report();
  }, [isMounted]);
}

/** The list has the focus, so the browser does not scroll to the active row by itself. */
function scrollToCurrent(list: HTMLElement): void {
  requestAnimationFrame(() => {
    const current = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    current?.scrollIntoView({ block: 'nearest' });
  });
}

function rowItem(row: unknown): MenuItem {
  return (row as { context: { item: MenuItem } }).context.item;
}
