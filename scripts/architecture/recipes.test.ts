import { expect, test } from 'vitest'

import { textOf } from '../prepare.mjs'

/** Files that a thing asks for and that nothing else leads to, by the recipe that must name them. */
const NAMED = {
  language: [
    'packages/api/src/contract/keepsakes.ts',
    'packages/server/src/http/embed.ts',
    'packages/app/src/embed/words.ts',
  ],
  story: [
    'packages/server/src/cli/storyTable/floors.ts',
    'packages/stories/reviews.json',
    'packages/server/src/cli/storyTable/shippedStories.test.ts',
  ],
}

test.each(Object.entries(NAMED))('the recipe of a %s names what is easily forgotten', (name, files) => {
  const recipe = textOf('docs', 'recipes', `${name}.md`)

  expect(files.filter((file) => !recipe.includes(file))).toEqual([])
})
