import type { ReviewFinding } from '@kathasagar/story/schema'

import type { StructureFocus } from '../structure/structureFocus.ts'

const isStep = (step: unknown) => typeof step === 'string' || typeof step === 'number'

function stepsIn(text: string): (string | number)[] | undefined {
  try {
    const steps: unknown = JSON.parse(text)
    return Array.isArray(steps) && steps.every(isStep) ? steps : undefined
  } catch {
    return undefined
  }
}

/** Returns the URL parameters that identify a location in the story structure. */
export const addressOf = ({ node, path }: Pick<ReviewFinding, 'node' | 'path'>) => ({
  ...(node === null ? {} : { scene: node }),
  ...(path ? { at: JSON.stringify(path) } : {}),
})

export const hasPlace = ({ node, path }: Pick<ReviewFinding, 'node' | 'path'>) =>
  node !== null || path !== undefined

/** Returns the location that the URL parameters identify, or undefined. */
export function placeIn(search: URLSearchParams): StructureFocus | undefined {
  const node = search.get('scene') ?? ''
  const path = stepsIn(search.get('at') ?? '')
  return node === '' && !path ? undefined : { node, path }
}
