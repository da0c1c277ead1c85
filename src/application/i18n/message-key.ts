import type { commonMessages } from './en/common.ts';
import type { demoFaultsMessages } from './en/demo-faults.ts';
import type { demoPagesMessages } from './en/demo-pages.ts';
import type { demoPanelMessages } from './en/demo-panel.ts';
import type { demoToursMessages } from './en/demo-tours.ts';
import type { demoMessages } from './en/demo.ts';
import type { logInMessages } from './en/log-in.ts';
import type { MESSAGE_GROUPS, MessageGroup } from './message-groups.ts';

type GroupKey<G> = G extends MessageGroup ? keyof Awaited<ReturnType<(typeof MESSAGE_GROUPS)[G]>> : never;

/** English is split by page, so that each page loads its own messages. */
export type RawMessageKey =
  | GroupKey<MessageGroup>
  | keyof typeof commonMessages
  | keyof typeof logInMessages
  | keyof typeof demoMessages
  | keyof typeof demoFaultsMessages
  | keyof typeof demoPagesMessages
  | keyof typeof demoPanelMessages
  | keyof typeof demoToursMessages;

/** Plural messages drop their form: `…_one` and `…_other` become `…` with a `count`. */
type WithoutPluralSuffix<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

export type MessageKey = WithoutPluralSuffix<RawMessageKey>;

export type Messages = Readonly<Partial<Record<RawMessageKey, string>>>;
