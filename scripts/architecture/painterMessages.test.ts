import { expect, test } from 'vitest'

import { SCENE_WORDS } from '../../packages/story/src/vocabulary/sceneWords.ts'
import { authoringMessages } from '../../packages/ui/src/messages/authoringMessages.ts'

test.each(Object.entries(SCENE_WORDS))(
  'authors are offered exactly the %s that the painter can draw',
  (field, words) => {
    const offered: Readonly<Record<string, object>> = authoringMessages.structure.sketch.words

    expect(Object.keys(offered[field] ?? {})).toEqual([...words])
  },
)
