import { createContext } from 'react';

/** The operator's name, as document titles end with it. The shell sets it. */
export const BrandName = createContext('');
