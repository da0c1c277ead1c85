import type { commonMessages } from './en/common.ts';
import type { DEMO_MESSAGE_GROUPS } from './demo-message-groups.ts';
import type { demoMessages } from './en/demo.ts';
import type { logInMessages } from './en/log-in.ts';
import type { MESSAGE_GROUPS, MessageGroup } from './message-groups.ts';

type Groups = typeof MESSAGE_GROUPS & typeof DEMO_MESSAGE_GROUPS;

type GroupKey<G> = G extends MessageGroup ? keyof Awaited<ReturnType<Groups[G]>> : never;

/** English is split by page, so that each page loads its own messages. */
export type RawMessageKey =
  | GroupKey<MessageGroup>
  | keyof typeof commonMessages
  | keyof typeof logInMessages
  | keyof typeof demoMessages;

/** Plural messages drop their form: `…_one` and `…_other` become `…` with a `count`. */
type WithoutPluralSuffix<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

export type MessageKey = WithoutPluralSuffix<RawMessageKey>;

export type Messages = Readonly<Partial<Record<RawMessageKey, string>>>;
