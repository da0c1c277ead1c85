import { DEMO_MESSAGE_GROUPS } from '#src/application/i18n/demo-message-groups.ts';
import { commonMessages } from '#src/application/i18n/en/common.ts';
import { demoMessages } from '#src/application/i18n/en/demo.ts';
import { logInMessages } from '#src/application/i18n/en/log-in.ts';
import type { RawMessageKey } from '#src/application/i18n/message-key.ts';
import { MESSAGE_GROUPS } from '#src/application/i18n/message-groups.ts';

const late = [...Object.values(MESSAGE_GROUPS), ...Object.values(DEMO_MESSAGE_GROUPS)].map((load) => load());

/** The English messages of every page. */
export const allMessages = Object.assign(
  {},
  ...[commonMessages, logInMessages, demoMessages, ...(await Promise.all(late))],
) as Readonly<Record<RawMessageKey, string>>;
