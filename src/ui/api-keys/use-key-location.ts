import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { KeyListStore } from '#src/application/api-keys/key-list-store.ts';
import { readKeyLocation, writeKeyLocation } from '#src/domain/api-keys/key-view.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { useNavigation, useUrlPart } from '#src/ui/app/use-navigation.ts';

interface WithId {
  readonly id: string;
}

export interface KeyLocationControl {
  readonly openId: string | null;
  open(key: WithId): void;
  /** Shows this key instead of the open one, if any is open. */
  follow(key: WithId): void;
  close(): void;
}

/** Browsers limit how often a url changes, so typing is written when it rests. */
const WRITE_DELAY_MS = 250;
/** Marks the step added by opening a key, so that closing it goes back. */
const OPENED_HERE = { isOpenedHere: true };

/** The url holds the view of the list and the open key, so that a reload and Back preserve them. */
export function useKeyLocation(list: KeyListStore): KeyLocationControl {
  const navigation = useNavigation();
  const search = useUrlPart('search');
  const hasNoLabels = useAccountStores().capabilities.lacks('api-key-labels');
  const { view, openId } = useMemo(() => {
    const location = readKeyLocation(search);
    return hasNoLabels ? { ...location, view: { ...location.view, label: '' } } : location;
  }, [search, hasNoLabels]);
  useLayoutEffect(() => list.setView(view), [list, view]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const opened = readKeyLocation(navigation.search()).openId;
      const path = pathWith(navigation, list, opened);
      // The step before has another view, so closing the key must not go back to it.
      const state = opened === null ? navigation.state() : null;
      if (path !== currentPath(navigation)) navigation.go(path, { replace: true, state });
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
  }, [list, navigation]);
  const panel = useMemo(() => keyPanel(list, navigation), [list, navigation]);
  return { openId, ...panel };
}

function keyPanel(list: KeyListStore, navigation: Navigation): Omit<KeyLocationControl, 'openId'> {
  const openId = () => readKeyLocation(navigation.search()).openId;
  const replace = (id: string) =>
    navigation.go(pathWith(navigation, list, id), { replace: true, state: navigation.state() });
  return {
    open: ({ id }) => {
      if (openId() !== null) replace(id);
      else navigation.go(pathWith(navigation, list, id), { state: OPENED_HERE });
    },
    follow: ({ id }) => {
      if (openId() !== null && openId() !== id) replace(id);
    },
    close: () => {
      if (isOpenedHere(navigation.state())) navigation.back();
      else navigation.go(pathWith(navigation, list, null), { replace: true });
    },
  };
}

function pathWith({ path, search, hash }: Navigation, { view }: KeyListStore, openId: string | null): string {
  const query = writeKeyLocation(search(), { view, openId });
  return `${path()}${query && `?${query}`}${hash()}`;
}

function currentPath({ path, search, hash }: Navigation): string {
  return `${path()}${search()}${hash()}`;
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
