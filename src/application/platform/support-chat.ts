export interface SupportChat {
  /** Opens the chat, or the deployment's contact page where there is none. */
  open(): void;
}
