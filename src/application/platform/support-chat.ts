export interface SupportChat {
  /** False where the deployment has neither a chat nor a contact page: nothing may lead there then. */
  readonly isAvailable: boolean;
  /** Opens the chat, or the deployment's contact page where there is none. */
  open(): void;
}
