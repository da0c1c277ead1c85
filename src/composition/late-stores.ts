import type { StorePart } from '#src/application/app/app-stores.ts';
import type { AccountModule } from './container.ts';

/** The stores of an account that come with a page or dialog. A part brings along what its stores need beyond the account's first. */
export const LATE_STORES = {
  dashboard: async () => (await import('./features/dashboard.module.ts')).dashboardModule,
} satisfies Record<StorePart, () => Promise<AccountModule>>;

type Module = Awaited<ReturnType<(typeof LATE_STORES)[StorePart]>>;

/** Their names. */
export type LateStore = Module extends infer Each ? (Each extends Each ? keyof Each : never) : never;
