import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each is a table over all screens: a short file that takes long. */
const LONG = /\/tests\/ui\/app\/every-[^/]+\.test\.tsx$/;

/**
 * By itself vitest starts with the largest files where it knows no durations, as on a clean clone. A short file that
 * takes long would start last, in one page, while the other page has nothing left to do.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
