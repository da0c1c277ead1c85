import { createContext } from 'react';
import type { LanguageStore } from '#src/application/i18n/language-store.ts';

/** What the ways in choose the language with; the shell provides it. */
export const LanguageContext = createContext<Pick<LanguageStore, 'offered' | 'chosen' | 'choose'> | null>(null);
