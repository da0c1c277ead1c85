/** What a service answers: the wire's `data` (§3), and the token that goes out in x-refresh-token (D1). */
export interface Answer<Data> {
  readonly data: Data;
  readonly token?: string;
}

export interface Item<T> {
  readonly item: T;
}

export interface Items<T> {
  readonly items: readonly T[];
}
