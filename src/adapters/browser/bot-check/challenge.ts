import type { BotAction } from '#src/application/platform/bot-check.ts';

/** What a vendor's script offers once it is loaded. */
export interface Challenge {
  /** Empty or rejected without a token; each is good for one call. */
  execute(action: BotAction): Promise<string>;
  /** Before another token. */
  reset(): void;
}

export interface Vendor {
  /** Longer where people may have to solve something. */
  readonly timeoutMs: number;
  /** What the script wants to know in its url. */
  parameters(siteKey: string): Readonly<Record<string, string>>;
  /** Called when the script has loaded; undefined if it offers no challenge. */
  open(siteKey: string): Promise<Challenge> | undefined;
}

/** Where a vendor shows a challenge that people have to solve. */
export function addChallengePlace(): HTMLElement {
  const place = document.createElement('div');
  // Above the dialogs of the console.
  Object.assign(place.style, {
    position: 'fixed',
    insetInlineEnd: '16px',
    insetBlockEnd: '16px',
    zIndex: '2147483647',
  });
  document.body.append(place);
  return place;
}
