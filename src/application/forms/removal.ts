import { isGone } from '#src/domain/shared/failure.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { ChangePlan } from './change.ts';

/** Something that is gone already needs no removal. */
export async function removal(call: AsyncResult<unknown>): AsyncResult<'removed' | 'gone'> {
  const result = await call;
  if (result.ok) return ok('removed');
  return isGone(result.failure) ? ok('gone') : result;
}

interface ListedRemoval {
  readonly send: () => AsyncResult<unknown>;
  /** Takes it out of the list, or reads the list again where the response does not say enough. */
  readonly drop: () => unknown;
  readonly isListed: () => boolean;
  /** Where no response came, to see whether it is gone anyway. */
  readonly reload: () => Promise<unknown>;
  /** As the person knows it. */
  readonly name: string;
  /** It was removed elsewhere. */
  readonly gone: (t: Translate) => string;
  /** Without it, a success says nothing. */
  readonly removed?: (t: Translate) => string;
}

type RemovalPlan = ChangePlan<Record<never, string>, null, 'removed' | 'gone', never>;

/** Removes one item of a list. What was removed elsewhere needs no second time. */
export function listedRemoval({ send, drop, isListed, reload, name, gone, removed }: ListedRemoval): RemovalPlan {
  return {
    initial: {},
    toNext: () => null,
    send: () => removal(send()),
    done: drop,
    confirms: () => !isListed(),
    denial: (t) => t('failure.still-listed', { name }),
    toast: (t, saved) => (saved === 'gone' ? { kind: 'info', text: gone(t) } : (removed?.(t) ?? null)),
    async recheck({ kind }) {
      if (kind === 'unreachable') await reload();
      return !isListed();
    },
  };
}
