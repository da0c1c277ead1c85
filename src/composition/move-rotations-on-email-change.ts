import { reaction } from 'mobx';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { Disposer } from '#src/application/platform/clock.ts';

/**
 * What the device keeps under the person's e-mail goes along when that changes, in whichever tab it was changed; and what
 * was kept before the e-mail was known, as it is after a sign-in that does not name the person, goes under it then.
 */
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
