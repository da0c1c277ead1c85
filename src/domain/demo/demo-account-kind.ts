/** What is special about an account of the demo; each has a message. */
export type DemoAccountKind =
  | 'customer'
  | 'two-factor'
  | 'free-plan'
  | 'suspended'
  | 'enterprise'
  | 'viewer'
  | 'newcomer';
