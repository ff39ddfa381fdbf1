import { expect, test } from 'vitest'

import hindi from './hi/authoring.json' with { type: 'json' }
import { describeImportNote } from './useImportMessage.ts'

const { importNotes } = hindi.structure

test('translates an import note with its values', () => {
  expect(describeImportNote('This passage loses the effect of $सोना.', importNotes)).toBe(
    'इस अंश में $सोना का काम नहीं रहा।',
  )
})

test('translates a reason that is part of a note', () => {
  const said = describeImportNote("This ink can't be played: it has no text.", importNotes)

  expect(said).toBe(importNotes.badInk.replace('{why}', importNotes.inkEmpty))
})
