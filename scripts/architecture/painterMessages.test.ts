import { expect, test } from 'vitest'

import { PAINTER_VOCABULARY } from '../../packages/painter/src/vocabulary/vocabulary.ts'
import { sketch } from '../../packages/ui/src/messages/en/sketch.ts'

test.each(Object.entries(PAINTER_VOCABULARY))(
  'an author is offered every %s that the painter can draw, and no other',
  (field, words) => {
    const offered: Readonly<Record<string, object>> = sketch.words

    expect(Object.keys(offered[field] ?? {})).toEqual([...words])
  },
)
