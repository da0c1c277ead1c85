import { Search, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { PaletteMove, PaletteStore } from '#src/application/palette/palette-store.ts';
import type { Command } from '#src/ui/components/command/command.ts';
import { Overlay } from '#src/ui/components/dialog/overlay.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { KeyCaps } from '#src/ui/components/shortcut/key-caps.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { CommandList, optionId } from './command-list.tsx';
import styles from './palette.module.css';

interface PaletteDialogProps {
  readonly createStore: () => PaletteStore;
  readonly commandOf: (id: string) => Command | undefined;
  readonly takeTyped: () => string;
  readonly onOpen: () => void;
  readonly onChoose: (command: Command) => void;
  readonly onClose: () => void;
}

export const PaletteDialog = observer(function PaletteDialog(props: PaletteDialogProps) {
  const { createStore, commandOf, takeTyped, onOpen, onChoose, onClose } = props;
  const { t } = useTranslation();
  const [store] = useState(createStore);
  // oxlint-disable-next-line react/exhaustive-deps -- the lists load once an opening
  useEffect(onOpen, []);
  const choose = (id: string | undefined) => {
    const command = id === undefined ? undefined : commandOf(id);
    if (!command) return;
    store.markChosen(command.id);
    onChoose(command);
  };
  return (
    <Overlay
      className={styles.palette}
      data-slot="palette"
      label={t('palette.title')}
      closable
      closesOnOutsidePress
      onClose={onClose}
    >
      <PaletteContent store={store} takeTyped={takeTyped} commandOf={commandOf} onChoose={choose} onClose={onClose} />
    </Overlay>
  );
});

interface PaletteContentProps extends Pick<PaletteDialogProps, 'takeTyped'> {
  readonly store: PaletteStore;
  readonly commandOf: (id: string) => Command | undefined;
  readonly onChoose: (id: string | undefined) => void;
  readonly onClose: () => void;
}

const PaletteContent = observer(function PaletteContent(props: PaletteContentProps) {
  const { store, commandOf, takeTyped, onChoose, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const { active, groups, matches, query } = store;
  const isEmpty = matches.length === 0;

  return (
    <>
      <div className={styles.field}>
        <Icon of={Search} />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-label={t('header.search')}
          aria-autocomplete="list"
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : `${id}list`}
          aria-activedescendant={active ? optionId(`${id}list`, active.id) : undefined}
          placeholder={t('header.search')}
          value={query}
          onChange={(event) => store.setQuery(event.target.value)}
          onFocus={() => store.append(takeTyped())}
          onKeyDown={(event) => pressKey(event, store, onChoose)}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={`${t('palette.close')} (${t('palette.close.key')})`}
          onClick={onClose}
        >
          <span className="only-desktop">
            <KeyCaps keys={[t('palette.close.key')]} />
          </span>
          <span className="only-mobile">
            <Icon of={X} />
          </span>
        </button>
      </div>
      {isEmpty ? (
        <p className={styles.empty}>
          <span className="strong">{t('palette.empty', { query: query.trim() })}</span>
          <span>{t('palette.empty.hint')}</span>
        </p>
      ) : (
        <CommandList
          id={`${id}list`}
          groups={groups}
          activeId={active?.id ?? null}
          commandOf={commandOf}
          onChoose={onChoose}
        />
      )}
      <PaletteFooter count={matches.length} />
    </>
  );
});

function PaletteFooter({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <div className={styles.footer}>
      <span className={styles.hint} aria-hidden="true">
        <KeyCaps keys={['↵']} />
        <span>{t('palette.hint.open')}</span>
      </span>
      <span className={styles.hint} aria-hidden="true">
        <KeyCaps keys={['↑', '↓']} />
        <span>{t('palette.hint.move')}</span>
      </span>
      <span className={styles.count} role="status">
        {t('palette.results-count', counted(count, formats))}
      </span>
    </div>
  );
}

const MOVES: Readonly<Record<string, PaletteMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'next-page',
  PageUp: 'previous-page',
  Home: 'first',
  End: 'last',
};

function pressKey(event: KeyboardEvent, store: PaletteStore, choose: (id: string | undefined) => void): void {
  const { key, shiftKey } = event;
  const move = shiftKey ? undefined : MOVES[key];
  if (move === undefined && key !== 'Enter') return;
  event.preventDefault();
  if (move !== undefined) store.move(move);
  else choose(store.active?.id);
}
