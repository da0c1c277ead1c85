/** What a service returns: the wire's `data`, and the token that goes out in `x-refresh-token`. */
export interface ServiceResult<Data> {
  readonly data: Data;
  readonly token?: string;
}

export interface Item<T> {
  readonly item: T;
}
