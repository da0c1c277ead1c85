import { reaction } from 'mobx';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { Disposer } from '#src/application/platform/clock.ts';

/** Rotations are stored under the person's email, so they move when it changes, and once the profile names it. */
export function moveRotationsOnEmailChange({
  profile,
  rotations,
}: Pick<AccountStores, 'profile' | 'rotations'>): Disposer {
  return reaction(
    () => profile.person?.email ?? null,
    (now, before) => {
      if (now !== null) rotations.changeOwner(before ?? '', now);
    },
  );
}
