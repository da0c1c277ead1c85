import type { MessageKey } from './message-key.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** The number chooses the plural form; `replace` has what shows. */
export interface CountedValues {
  readonly count: number;
  readonly replace: MessageValues;
}

export type Translate = (key: MessageKey, values?: MessageValues | CountedValues) => string;
