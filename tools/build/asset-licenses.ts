import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENSE_FILE = /^(licen[cs]e|copying)/i;

/**
 * Vite names the packages whose code is bundled; this adds those of which only files are shipped, such as fonts, and what
 * lies in a folder of ours with a licence of its own.
 */
export function assetLicenses(notices: string): Plugin {
  let root = process.cwd();
  return {
    name: 'gatehouse:asset-licenses',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[notices];
        if (file?.type !== 'asset') return this.error(`The build writes no ${notices}`);
        const written = file.source.toString();
        const missing = assetPackages(bundle, root).map(noticeOf);
        file.source =
          written +
          missing
            .filter(({ title }) => !written.includes(title))
            .map(sectionOf)
            .join('') +
          ownNotices(bundle, root).join('');
      },
    },
  };
}

/** The text beside files of the sources that come from elsewhere: its first line is the title. */
function ownNotices(bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const folders = new Set(
    originalFiles(bundle)
      .filter((name) => !PACKAGE.test(name))
      .map((name) => dirname(name)),
  );
  const files = [...folders].sort().map((folder) => join(root, folder, 'licence.txt'));
  return files.filter((file) => existsSync(file)).map((file) => `\n## ${readFileSync(file, 'utf8').trim()}\n`);
}

function originalFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const assets = Object.values(bundle).filter((file) => file.type === 'asset');
  return assets.flatMap(({ originalFileNames }) => originalFileNames.map((name) => name.replaceAll('\\', '/')));
}

/** The folders of the packages that some file of the build comes from. */
function assetPackages(bundle: Rolldown.OutputBundle, root: string): readonly string[] {
  const folders = originalFiles(bundle).flatMap((name) => PACKAGE.exec(name)?.[0] ?? []);
  return [...new Set(folders)].sort().map((folder) => join(root, folder));
}

interface Notice {
  readonly title: string;
  readonly text: string;
}

function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >;
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
  if (file === undefined) throw new Error(`${name} is shipped and brings no text of its licence`);
  return { title: `## ${name} - ${version} (${license})`, text: readFileSync(join(folder, file), 'utf8').trim() };
}

function sectionOf({ title, text }: Notice): string {
  return `\n${title}\n\n${text}\n`;
}
