import { DEFAULT_OVERLAP, OVERLAP_HOURS } from '#src/domain/callback-domains/callback-signing.ts';
import { callbackSigningStore } from '#src/application/callback-domains/callback-signing-store.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';

/** Another secret to sign with. */
export const rotateSigningSecret = change('rotate-signing', ({ gateways, get }: Parts, _: null) => {
  const callbackSigning = get(callbackSigningStore);
  const before = callbackSigning.status.value;
  return {
    initial: { overlap: String(DEFAULT_OVERLAP) },
    toNext: ({ overlap }) => OVERLAP_HOURS.find((hours) => String(hours) === overlap) ?? DEFAULT_OVERLAP,
    send: (next) => gateways.callbackSigning.rotate(next),
    done: (status) => callbackSigning.setStatus(status),
    // Without a date, a provider may mask every secret alike.
    confirms: ({ since, masked }) =>
      masked === null || since === null || masked !== before?.masked || since !== before.since,
    toast: (t) => t('signing.rotated'),
    // Without a response the secret may be another one already, so what is known of it is not shown again.
    async recheck({ kind }) {
      if (kind === 'unreachable') await callbackSigning.reload();
      return false;
    },
  };
});

/** The previous secret is valid no longer, ahead of its time. */
export const endOverlap = change('end-overlap', ({ gateways, get }: Parts, _: null) => {
  const signing = get(callbackSigningStore);
  return {
    initial: {},
    toNext: () => null,
    send: () => gateways.callbackSigning.endOverlap(),
    done: (status) => signing.status.replace(status),
    confirms: () => signing.overlapUntil === null,
    toast: (t) => t('signing.overlap.ended'),
    // Without a response it may have ended, and after a conflict it has.
    async recheck({ kind, status }) {
      if (kind === 'unreachable' || status === 409) await signing.load();
      return signing.overlapUntil === null;
    },
  };
});
