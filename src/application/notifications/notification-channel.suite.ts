import { create, enforce } from 'vest';
import {
  isChannelName,
  isKnownType,
  isSecretTarget,
  isTarget,
} from '#src/domain/notifications/notification-channel.ts';
import type { FieldErrors } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

/** The chosen kinds are one text, as a draft stores them. */
export type ChannelValues = { readonly [F in 'type' | 'name' | 'target' | 'kinds']: string };

interface ChannelRules {
  /** Null for a new channel. */
  readonly before: { readonly type: string; readonly target: string } | null;
  /** The provider names some. */
  readonly hasKinds: boolean;
}

const test = fieldTest<ChannelValues>();

export const channelSuite = create((values: ChannelValues, { before, hasKinds }: ChannelRules) => {
  const { type, name, target, kinds } = values;
  test('target', isKnownType(type) ? `notifications.target.${type}.invalid` : 'notifications.target.missing', () => {
    const isUnchanged = before !== null && target === (isSecretTarget(before.type) ? '' : before.target);
    enforce(isUnchanged || isTarget(type, target)).isTruthy();
  });
  test('name', 'notifications.name.invalid', () => {
    enforce(name).condition(isChannelName);
  });
  test('kinds', 'notifications.kinds.missing', () => {
    enforce(kinds !== '' || !hasKinds).isTruthy();
  });
});

export function validateChannel(values: ChannelValues, rules: ChannelRules): FieldErrors<ChannelValues> {
  return firstErrors(channelSuite, values, rules);
}
