import { type ComponentType, createContext } from 'react';
import type { LabelsPartProps } from './labels-part.tsx';

/** What shows labels; null until it is there, and where the provider offers none. */
export const LabelsContext = createContext<ComponentType<LabelsPartProps> | null>(null);
