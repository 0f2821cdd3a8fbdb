/**
 * Reads server-sent events.
 * @param stream the bytes of a `text/event-stream`
 * @param onSign called with every piece that comes, heartbeats too: the line is alive
 * @returns the data of each event, in order; ends with the stream
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onSign: () => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.map((ended) => ended.replace(/\r$/, ''))) {
        if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''));
        if (line !== '' || data.length === 0) continue;
        yield data.join('\n');
        data = [];
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
