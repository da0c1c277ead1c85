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
