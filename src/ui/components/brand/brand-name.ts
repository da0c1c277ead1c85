import { createContext } from 'react';

/** Document titles end with the operator's name; the shell provides it. */
export const BrandName = createContext('');
