import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandOf, containerFindings } from '#tools/scripts/deploy/container-findings.mjs';

const FOLDER = 'deploy/container';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('Containerfile'));
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

const CAREFUL = `FROM node:22-slim AS build
COPY . .
FROM node:22-slim
COPY --from=build /a /b
USER 10001:10001
HEALTHCHECK --interval=30s \\
  CMD ["true"]
ENTRYPOINT ["node", "a.mjs"]
`;

describe('the check of container files', () => {
  it.each(files)('finds nothing in %s', (name) => {
    expect(containerFindings(read(name))).toEqual([]);
  });

  it.each([
    ['FROM node:22-slim\nCOPY --from', 'FROM node:latest\nCOPY --from', 'node:latest is not pinned by a tag'],
    ['FROM node:22-slim AS', 'FROM node AS', 'node is not pinned by a tag'],
    ['USER 10001:10001\n', '', 'USER is missing, so it runs as root'],
    ['USER 10001:10001', 'USER node', 'USER node is no number other than 0'],
    ['USER 10001:10001', 'USER 10001\nUSER 0', 'USER 0 is no number other than 0'],
    ['CMD ["true"]', 'NONE', 'HEALTHCHECK is missing'],
    ['["node", "a.mjs"]', 'node a.mjs', 'ENTRYPOINT starts a shell, which gets the signals'],
    ['ENTRYPOINT ["node", "a.mjs"]', '', 'ENTRYPOINT is missing'],
    ['COPY --from=build /a /b', 'COPY . .', 'COPY takes the whole folder into the image'],
    ['COPY --from=build /a /b', 'ADD https://a.example /b', 'ADD unpacks and downloads: use COPY'],
    ['USER', 'ENV API_TOKEN=abc\nUSER', 'ENV API_TOKEN=abc stays readable in the image'],
  ])('with %j as %j names it', (from, to, finding) => {
    expect(containerFindings(CAREFUL)).toEqual([]);
    expect(containerFindings(CAREFUL.replace(from, to))).toEqual([finding]);
  });

  it('reads the command of the image', () => {
    expect(commandOf(CAREFUL, 'ENTRYPOINT')).toEqual(['node', 'a.mjs']);
    expect(commandOf(CAREFUL, 'CMD')).toEqual([]);
  });
});
