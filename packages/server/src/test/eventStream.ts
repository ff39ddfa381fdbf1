export interface ReadEvent {
  event: string
  id: number
  data: { text: string } & Record<string, unknown>
}

export const readEvents = (text: string): ReadEvent[] =>
  text
    .split('\n\n')
    .map((block) => Object.fromEntries(block.split('\n').map(splitField)))
    .filter((fields) => 'event' in fields)
    .map(({ event = '', id, data = '' }) => ({ event, id: Number(id), data: JSON.parse(data) }))

const splitField = (line: string): [string, string] => {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trimStart()]
}
