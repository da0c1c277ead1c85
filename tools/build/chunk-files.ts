import type { Rolldown } from 'vite';

/** The chunks that hold these modules, with everything that they import statically; styles in the order of imports. */
export function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || scripts.has(file)) return;
    scripts.add(file);
    chunk.imports.forEach(collect);
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const holds = (module: string) =>
      chunk.moduleIds.some((id) => `/${id}`.replaceAll('\\', '/').endsWith(`/${module}`));
    if (modules.some(holds)) collect(chunk.fileName);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
