import { onTestFinished } from 'vitest';

/** The log-in screen as a build draws it, with two social providers. */
export const DRAWN_LOG_IN = `
  <div id="first-paint">
    <form novalidate>
      <button type="button" aria-label="Continue with Google">Google</button>
      <button type="button" aria-label="Continue with GitHub">GitHub</button>
      <label>Email <input type="email" name="email"></label>
      <label for="password">Password</label>
      <input id="password" type="password" name="password"><button type="button" aria-label="Show password"></button>
      <button type="submit" disabled>Log in</button>
      <p data-slot="field-hint">Enter your email and password to continue</p>
      <a href="auth/forgot-password">Forgot password?</a>
    </form>
    <template data-state="shown"><button type="button" aria-label="Hide password"></button></template>
    <template data-state="busy"><button type="submit" aria-disabled="true" aria-busy="true">Logging in</button></template>
  </div>
`;

export function parse(markup: string): Document {
  return new DOMParser().parseFromString(markup, 'text/html');
}

/** Puts markup into the page of the test. */
export function show(markup: string): void {
  document.body.replaceChildren(...parse(markup).body.childNodes);
  onTestFinished(() => document.body.replaceChildren());
}
