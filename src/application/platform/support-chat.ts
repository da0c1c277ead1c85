export interface SupportChat {
  /** False without a chat and a contact page. */
  readonly isAvailable: boolean;
  /** Opens the chat, or the contact page without one. */
  open(): void;
}
