const FORMAT = 'deflate-raw';

export function deflate(text: string): Promise<ArrayBuffer> {
  return through(text, new CompressionStream(FORMAT)).arrayBuffer();
}

function inflate(bytes: ArrayBuffer): Promise<string> {
  return through(bytes, new DecompressionStream(FORMAT)).text();
}

function through(content: string | ArrayBuffer, transform: GenericTransformStream): Response {
  return new Response(new Response(content).body?.pipeThrough(transform));
}

/** Unpacked once for all who ask at the same time. */
export class DeflatedJson {
  private opening: Promise<unknown> | null = null;

  constructor(private readonly bytes: ArrayBuffer) {}

  read(): Promise<unknown> {
    this.opening ??= inflate(this.bytes)
      .then((text): unknown => JSON.parse(text))
      .finally(() => {
        this.opening = null;
      });
    return this.opening;
  }
}
