import type { Container } from 'inversify';
import type { SignUpScreens } from '../application/session/sign-up-screens';

export function createSignUpScreens(_app: Container): SignUpScreens {
  return {};
}
