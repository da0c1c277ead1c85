import { type ComponentType, createContext } from 'react';
import type { LimitsPartProps } from './limits-part.tsx';

/** What shows limits; null until it is there, and where the provider offers none. */
export const LimitsContext = createContext<ComponentType<LimitsPartProps> | null>(null);
