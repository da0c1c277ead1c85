import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type {
  CallbackSubscription,
  CallbackSubscriptionId,
  Destination,
  EventType,
  NewSubscription,
} from '#src/domain/callback-domains/callback-subscription.ts';
import type { OverlapHours, SigningStatus, TestDelivery } from '#src/domain/callback-domains/callback-signing.ts';

export interface CallbackDomainGateway {
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<CallbackDomain>>;
  /** Returns the url that the provider made; a rejection has details. */
  add(domain: string): AsyncResult<{ readonly url: string }>;
  /** A missing domain is a rejected failure with status 404. */
  remove(domain: CallbackDomain): AsyncResult<void>;
}

/** How deliveries to a domain go is in the list; this is offered with the capability `domain-health`. */
export interface DomainHealthGateway {
  /** Of a domain that the provider paused; one that is not paused stays as it is. */
  resume(id: CallbackDomainId): AsyncResult<CallbackDomain>;
}

/** The secret that callbacks are signed with. All of it is offered with the capability `callback-signing`. */
export interface CallbackSigningGateway {
  status(signal?: AbortSignal): AsyncResult<SigningStatus>;
  reveal(): AsyncResult<string>;
  /** Makes another secret; the one before stays valid for so long, and what is older does not. */
  rotate(overlap: OverlapHours): AsyncResult<SigningStatus>;
  /** The secret before stops being valid now. Without one it is a rejected failure with status 409. */
  endOverlap(): AsyncResult<SigningStatus>;
  /** To a verified domain; any other is a rejected failure with status 409. */
  sendTest(domain: CallbackDomainId): AsyncResult<TestDelivery>;
}

/** Which events go where. All of it is offered with the capability `callback-subscriptions`. */
export interface CallbackSubscriptionGateway {
  /** What can be subscribed to. */
  eventTypes(signal?: AbortSignal): AsyncResult<readonly EventType[]>;
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<CallbackSubscription>>;
  create(subscription: NewSubscription): AsyncResult<CallbackSubscription>;
  edit(id: CallbackSubscriptionId, destination: Destination): AsyncResult<CallbackSubscription>;
  setActive(id: CallbackSubscriptionId, isActive: boolean): AsyncResult<CallbackSubscription>;
  /** A missing one is a rejected failure with status 404. */
  remove(id: CallbackSubscriptionId): AsyncResult<void>;
  /** To a verified domain; any other is a rejected failure with status 409. */
  sendTest(id: CallbackSubscriptionId): AsyncResult<TestDelivery>;
}
