import { CreditBreakdownStore } from '#src/application/usage/credit-breakdown-store.ts';
import type { AccountModule } from '#src/composition/container.ts';

export const usageModule = {
  creditBreakdown: ({ gateways: { usage, logs }, platform, logFailure, pageTabs, language }) =>
    new CreditBreakdownStore({
      ...{ gateway: usage, filters: logs, logFailure, pageTabs, language },
      ...{ clock: platform.clock, files: platform.fileSaver, focus: platform.windowFocus },
    }),
} satisfies AccountModule;
