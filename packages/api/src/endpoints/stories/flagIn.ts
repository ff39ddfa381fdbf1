const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A flag of an answer, at its top or under `data`; null where it says nothing of it. */
export function flagIn(answer: unknown, name: string): boolean | null {
  if (!isObject(answer)) return null
  const { data } = answer
  const told = [answer[name], isObject(data) ? data[name] : undefined]
  return told.find((flag) => typeof flag === 'boolean') ?? null
}
