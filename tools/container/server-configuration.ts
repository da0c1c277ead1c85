interface Server {
  readonly basePath: string;
  readonly port: number;
  /** The folders of what is only read, and of what is written at start. */
  readonly program: string;
  readonly target: string;
}

/** deploy/container/nginx.conf with its places filled in. */
export function serverConfiguration(template: string, { basePath, port, program, target }: Server): string {
  const redirect =
    basePath === '/' ? '' : `location = ${basePath.slice(0, -1)} {\n      return 308 ${basePath};\n    }`;
  const values: Readonly<Record<string, string>> = { base: basePath, port: String(port), program, target, redirect };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The configuration has ${place}, which nothing fills in.`);
    return value;
  });
}
