import type { FieldFault } from '@kathasagar/api/contract'

import type { Refusal } from '../../refusal.ts'

/** More places than that help nobody to find them. */
const PLACES_TOLD = 5

/** Where in a file something stands, as its author knows it. */
const placeOf = ({ loc: [field, part, scene] }: FieldFault): string =>
  field === 'story_structure' && part === 'nodes' ? `the scene “${scene}”` : `its ${field}`

/**
 * Why what was read of a file cannot be kept. Whoever brought it has filled in no form: they hear in
 * a sentence what it is about the file, and where.
 */
export function refuseFaults(faults: FieldFault[]): Refusal {
  const unstorable = faults.filter(({ msg }) => msg === 'Contains characters that cannot be stored')
  if (unstorable.length === 0) return { code: 'invalid_fields', detail: faults }
  const places = [...new Set(unstorable.map(placeOf))]
  const named = places.slice(0, PLACES_TOLD).join(', ')
  const more = places.length > PLACES_TOLD ? ` and ${places.length - PLACES_TOLD} more` : ''
  return {
    code: 'import_unreadable',
    detail: `This file holds characters that cannot be stored, such as NUL, in ${named}${more}. Take them out and bring it again.`,
  }
}
