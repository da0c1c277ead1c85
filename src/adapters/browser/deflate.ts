const FORMAT = 'deflate-raw';

export function deflate(text: string): Promise<ArrayBuffer> {
  return through(text, new CompressionStream(FORMAT)).arrayBuffer();
}

export function inflate(bytes: ArrayBuffer): Promise<string> {
  return through(bytes, new DecompressionStream(FORMAT)).text();
}

function through(content: string | ArrayBuffer, transform: GenericTransformStream): Response {
  return new Response(new Response(content).body?.pipeThrough(transform));
}
