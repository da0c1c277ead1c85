import type { Profile } from '../../domain/account/profile';
import type { Reply } from '../../domain/shared/result';

/** The signed-in person. */
export interface AccountGateway {
  profile(signal?: AbortSignal): Reply<Profile>;
}
