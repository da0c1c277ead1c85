import type { accessTexts } from './en/access';
import type { apiKeysTexts } from './en/api-keys';
import type { commonTexts } from './en/common';
import type { consoleTexts } from './en/console';
import type { demoTexts } from './en/demo';
import type { logInTexts } from './en/log-in';
import type { onboardingTexts } from './en/onboarding';
import type { signUpTexts } from './en/sign-up';

/** English stands in files by page, so that a page brings its own texts. */
export type TextKey =
  | keyof typeof commonTexts
  | keyof typeof logInTexts
  | keyof typeof demoTexts
  | keyof typeof consoleTexts
  | keyof typeof apiKeysTexts
  | keyof typeof signUpTexts
  | keyof typeof accessTexts
  | keyof typeof onboardingTexts;

/** A text with plural forms is asked for without the form: `…_one` and `…_other` by `…`, with a `count`. */
type WithoutForm<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Every text of the console has a key. */
export type MessageKey = WithoutForm<TextKey>;

export type Texts = Readonly<Partial<Record<TextKey, string>>>;
