import type * as z from 'zod/mini'

type Schema<Event> = z.ZodMiniType<Event>

/** Reads server-sent events. Ignores comments (heartbeats) and unknown events. */
export async function readEvents<Event>(
  body: ReadableStream<Uint8Array>,
  schema: Schema<Event>,
  onEvent: (event: Event) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + String(value)).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseBlock(block, schema)
      if (event) onEvent(event)
    }
  }
}

function parseBlock<Event>(block: string, schema: Schema<Event>): Event | null {
  const fields: Record<string, string> = {}
  for (const line of block.split(/\r?\n/)) {
    const match = /^(event|id|data): ?(.*)$/.exec(line)
    if (!match?.[1]) continue
    const [, name, value = ''] = match
    fields[name] = fields[name] === undefined ? value : `${fields[name]}\n${value}`
  }
  if (fields['data'] === undefined) return null
  const parsed = schema.safeParse({
    event: fields['event'],
    id: Number(fields['id'] ?? 0),
    data: JSON.parse(fields['data']),
  })
  return parsed.success ? parsed.data : null
}
