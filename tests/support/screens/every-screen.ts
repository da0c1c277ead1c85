import { CONSOLE_SCREENS } from './console-screens.ts';
import type { ScreenCase } from './screen-case.ts';
import { WAYS_IN_SCREENS } from './ways-in-screens.ts';

export const EVERY_SCREEN: Readonly<Record<string, ScreenCase>> = { ...CONSOLE_SCREENS, ...WAYS_IN_SCREENS };
