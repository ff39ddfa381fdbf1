import { makeId, makeNextStory } from '@kathasagar/api/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { UiProvider } from '../../../../design-system/providers/UiProvider.tsx'
import { NextStoryCard } from './NextStoryCard.tsx'

const story = makeNextStory()
const REASONS: readonly (readonly [typeof story.reason, string])[] = [
  [{ code: 'unfinished' }, 'Because you started it and have not reached an ending'],
  [{ code: 'same_author', author: 'Reva Bundela' }, 'Because it is also by Reva Bundela'],
  [
    {
      code: 'same_category',
      category: { id: makeId(21), name: 'folk', display_name: 'Folk Tales', sort_order: 1 },
    },
    'Because it is in the same category: Folk Tales',
  ],
  [{ code: 'many_endings', endings: 9 }, 'Because it has 9 endings to find'],
  [{ code: 'not_yet_read' }, 'Because you have not read it yet'],
]

test.each(REASONS)('gives each reason as a separate sentence: %o', (reason, sentence) => {
  render(
    <UiProvider>
      <NextStoryCard href="/game/next" story={{ ...story, reason }} />
    </UiProvider>,
  )

  expect(screen.getByText(sentence)).toBeDefined()
})
