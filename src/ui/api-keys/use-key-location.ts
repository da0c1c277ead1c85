import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import type { KeyListStore } from '#src/application/api-keys/key-list-store.ts';
import { readKeyLocation, writeKeyLocation } from '#src/domain/api-keys/key-location.ts';

export interface KeyLocationControl {
  readonly openId: string | null;
  open(id: string): void;
  close(): void;
}

/** Browsers limit how often a url changes, so typing is written when it rests. */
const WRITE_DELAY_MS = 250;
/** Marks the step added by opening a key, so that closing it goes back. */
const OPENED_HERE = { isOpenedHere: true };

/** The url holds the view of the list and the open key, so that a reload and Back preserve them. */
export function useKeyLocation(list: KeyListStore): KeyLocationControl {
  const search = useLocationProperty(() => window.location.search);
  const { view, openId } = useMemo(() => readKeyLocation(search), [search]);
  useLayoutEffect(() => list.setView(view), [list, view]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const opened = readKeyLocation(window.location.search).openId;
      const path = pathWith(list, opened);
      if (path !== currentPath()) navigate(path, { replace: true, state: window.history.state as unknown });
    };
    const stop = reaction(
      () => list.view,
      () => {
        clearTimeout(timer);
        timer = setTimeout(write, WRITE_DELAY_MS);
      },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [list]);
  const panel = useMemo(() => keyPanel(list), [list]);
  return { openId, ...panel };
}

function keyPanel(list: KeyListStore): Omit<KeyLocationControl, 'openId'> {
  return {
    open: (id) => navigate(pathWith(list, id), { state: OPENED_HERE }),
    close: () => {
      if (isOpenedHere(window.history.state)) window.history.back();
      else navigate(pathWith(list, null), { replace: true });
    },
  };
}

function pathWith({ view }: KeyListStore, openId: string | null): string {
  const { pathname, hash, search } = window.location;
  const query = writeKeyLocation(search, { view, openId });
  return `${pathname}${query && `?${query}`}${hash}`;
}

function currentPath(): string {
  const { pathname, hash, search } = window.location;
  return `${pathname}${search}${hash}`;
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
