import { maskStored } from '#src/domain/shared/mask-known.ts';
import { RESET_TOKEN_KEY } from '#src/application/auth/session-record.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import type { Platform } from './platform.ts';

/** A device that records no secret that the console knows: not in its storages, its url or its log. */
export function maskRecords(device: Platform, secrets: KnownSecrets): Platform {
  const { navigation, logger } = device;
  return {
    ...device,
    storage: maskWrites(device.storage, secrets),
    tabStorage: maskWrites(device.tabStorage, secrets),
    navigation: {
      ...navigation,
      // The path of a page is no secret; a mailed link leaves it by itself.
      go: (path, options) =>
        navigation.go(
          path.replace(/[?#].*/s, (part) => secrets.mask(part)),
          options,
        ),
    },
    logger: {
      debug(message, cause) {
        logger.debug(secrets.mask(message), typeof cause === 'string' ? secrets.mask(cause) : cause);
      },
    },
  };
}

function maskWrites(storage: KeyValueStorage, secrets: KnownSecrets): KeyValueStorage {
  return {
    get: (key) => storage.get(key),
    set(key, value) {
      // The token of the mailed link is what this entry is for.
      storage.set(key, key === RESET_TOKEN_KEY ? value : maskStored(value, secrets.all));
    },
    remove: (key) => storage.remove(key),
    onOtherTab: (listener) => storage.onOtherTab(listener),
  };
}
