import type { Series, SeriesPart } from '@kathasagar/api/contract'

/** The part that waits for tomorrow, where its reader wants a part a day; null where none does. */
export function waitingPart({ pace, parts }: Series): SeriesPart | null {
  if (!pace?.opens_at) return null
  const next = parts.find(({ number, progress }) => number !== null && progress !== 'finished')
  return next?.progress === 'new' ? next : null
}
