import type { MessageKey } from './message-key.ts';

export type TextValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: TextValues) => string;
