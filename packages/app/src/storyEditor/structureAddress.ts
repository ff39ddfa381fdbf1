import type { ReviewFinding } from '@kathasagar/story/schema'
import type { StructureFocus } from '@kathasagar/ui/authoring'

const isStep = (step: unknown) => typeof step === 'string' || typeof step === 'number'

/** The steps that an address names; none where it names nothing that can be one. */
function stepsIn(text: string): (string | number)[] | undefined {
  try {
    const steps: unknown = JSON.parse(text)
    return Array.isArray(steps) && steps.every(isStep) ? steps : undefined
  } catch {
    return undefined
  }
}

/** What an address says of a place in the structure; nothing where a finding has none. */
export const addressOf = ({ node, path }: Pick<ReviewFinding, 'node' | 'path'>) => ({
  ...(node === null ? {} : { scene: node }),
  ...(path ? { at: JSON.stringify(path) } : {}),
})

/** Whether a finding means a place in the structure. */
export const hasPlace = ({ node, path }: Pick<ReviewFinding, 'node' | 'path'>) =>
  node !== null || path !== undefined

/** The place in the structure that an address names. */
export function placeIn(search: URLSearchParams): StructureFocus | undefined {
  const node = search.get('scene') ?? ''
  const path = stepsIn(search.get('at') ?? '')
  return node === '' && !path ? undefined : { node, path }
}
