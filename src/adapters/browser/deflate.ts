const FORMAT = 'deflate-raw';

export function deflate(text: string): Promise<ArrayBuffer> {
  return pipeThrough(text, new CompressionStream(FORMAT)).arrayBuffer();
}

function inflate(bytes: ArrayBuffer): Promise<string> {
  return pipeThrough(bytes, new DecompressionStream(FORMAT)).text();
}

function pipeThrough(content: string | ArrayBuffer, transform: GenericTransformStream): Response {
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
