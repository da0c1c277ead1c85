import type { createJsonSlicer } from './json-slice.ts';

/** What reads values of a response from its text, exactly as they are written. */
export type LoadSlices = () => Promise<{ readonly createJsonSlicer: typeof createJsonSlicer }>;
