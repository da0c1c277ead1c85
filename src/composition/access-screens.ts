import type { Container } from 'inversify';
import type { AccessScreens } from '../application/session/access-screens';

export function createAccessScreens(_app: Container): AccessScreens {
  return {};
}
