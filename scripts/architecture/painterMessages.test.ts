import { expect, test } from 'vitest'

import { SCENE_WORDS } from '../../packages/story/src/vocabulary/sceneWords.ts'
import { sketch } from '../../packages/ui/src/messages/en/sketch.ts'

test.each(Object.entries(SCENE_WORDS))(
  'an author is offered every %s that the painter can draw, and no other',
  (field, words) => {
    const offered: Readonly<Record<string, object>> = sketch.words

    expect(Object.keys(offered[field] ?? {})).toEqual([...words])
  },
)
