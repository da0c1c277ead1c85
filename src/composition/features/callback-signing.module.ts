import { CallbackSigningStore } from '#src/application/callback-domains/callback-signing-store.ts';
import { TestDeliveryStore } from '#src/application/callback-domains/test-delivery-store.ts';
import { createAutoHide } from '#src/application/platform/window-focus.ts';
import type { AccountModule } from '#src/composition/container.ts';

export const callbackSigningModule = {
  callbackSigning({ gateways, platform, session, toasts, copySecret: copyText, report, translate, settings }) {
    const { clock, logger, windowFocus } = platform;
    const autoHide = createAutoHide(clock, windowFocus, settings.seconds.reveal);
    const deps = {
      gateway: gateways.callbackSigning,
      known: session.secrets,
      clock,
      logger,
      autoHide,
      focus: windowFocus,
    };
    return new CallbackSigningStore({ ...deps, toasts, copyText, report, translate });
  },
  testDelivery: ({ gateways, callbackDomains, report, translate }) => {
    const deps = { gateway: gateways.callbackSigning, callbackDomains, report, translate };
    return () => new TestDeliveryStore(deps);
  },
} satisfies AccountModule;
