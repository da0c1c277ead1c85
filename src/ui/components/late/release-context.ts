import { createContext } from 'react';
import type { ReleaseStore } from '#src/application/app/release-store.ts';

/** What recovers from code that fails to load. */
export const ReleaseContext = createContext<ReleaseStore | null>(null);
