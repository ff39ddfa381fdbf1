const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns a flag at the top level or under `data`, or null. */
export function flagIn(answer: unknown, name: string): boolean | null {
  if (!isObject(answer)) return null
  const { data } = answer
  const told = [answer[name], isObject(data) ? data[name] : undefined]
  return told.find((flag) => typeof flag === 'boolean') ?? null
}
