import { maskStored } from '#src/domain/shared/mask-known.ts';
import { RESET_TOKEN_KEY } from '#src/application/auth/session-record.ts';
import type { ClipboardWriter, TextToCopy, Platform } from '#src/application/platform/platform.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';

/** A device that records no secret that the console knows, but where a person copies or saves one. */
export function maskRecords(device: Platform, secrets: KnownSecrets): Platform {
  const { navigation, logger } = device;
  return {
    ...device,
    storage: maskWrites(device.storage, secrets),
    tabStorage: maskWrites(device.tabStorage, secrets),
    clipboard: maskCopies(device.clipboard, secrets),
    fileSaver: maskFiles(device.fileSaver, secrets),
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

function maskCopies(clipboard: ClipboardWriter, secrets: KnownSecrets): ClipboardWriter {
  const mask = (text: TextToCopy): TextToCopy =>
    typeof text === 'string' ? secrets.mask(text) : text.then((known) => known && secrets.mask(known));
  return { write: (text, content) => clipboard.write(content === 'secret' ? text : mask(text), content) };
}

function maskFiles(files: FileSaver, secrets: KnownSecrets): FileSaver {
  return {
    save(file, content) {
      const text = content === 'secret' ? file.text : maskStored(file.text, secrets.all);
      files.save({ ...file, text }, content);
    },
    // Of the provider, such as an invoice, and not written by the console.
    saveBytes: (file) => files.saveBytes(file),
  };
}
