import { reaction } from 'mobx';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { OpenSupport, SupportChat } from '#src/application/platform/external-links.ts';

/** Stored while the session has a conversation, which the widget would show to anyone. */
const CONVERSATION_KEY = 'gatehouse.support-chat';

/** A conversation with the support belongs to the session that began it, and ends with it in every tab. */
export class SupportConversation implements OpenSupport {
  constructor(
    private readonly chat: SupportChat,
    private readonly session: SessionStore,
    private readonly onFailed: () => void,
  ) {}

  start(): Disposer {
    return reaction(
      () => this.session.sessionId,
      () => this.chat.end(),
    );
  }

  get isAvailable(): boolean {
    return this.chat.isAvailable;
  }

  readonly open = (): void => {
    const { storage } = this.session.own;
    const conversation = storage.get(CONVERSATION_KEY) === null ? 'new' : 'continued';
    storage.set(CONVERSATION_KEY, 'true');
    this.chat.open(conversation, () => {
      // The conversation before it was not forgotten, so the next opening has to do that.
      if (conversation === 'new') storage.remove(CONVERSATION_KEY);
      this.onFailed();
    });
  };
}
