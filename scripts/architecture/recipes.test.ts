import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root, textOf } from '../prepare.mjs'

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

test.each(Object.entries(NAMED))(
  'the recipe of a %s names what is easily forgotten',
  (name, files) => {
    const recipe = textOf('docs', 'recipes', `${name}.md`)

    expect(files.filter((file) => !recipe.includes(file))).toEqual([])
  },
)

const isFile = (code: string) => /^packages\/[\w./-]+\.tsx?$/u.test(code)
const isConstant = (code: string) => /^[A-Z][A-Z_]+$/u.test(code)

/** Constants of a line that stand neither in the file that is named before them nor in the one after. */
function misplacedIn(line: string): string[] {
  const named = [...line.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code)
  return named.filter((code, place) => {
    const around = [named.slice(0, place).findLast(isFile), named.slice(place).find(isFile)]
    const files = around.filter((file) => file !== undefined)
    return (
      isConstant(code) && files.length > 0 && !files.some((file) => textOf(file).includes(code))
    )
  })
}

test('what a recipe names in a file is there', () => {
  const recipes = readdirSync(join(root, 'docs/recipes')).map((name) =>
    textOf('docs/recipes', name),
  )

  expect(recipes.join('\n').split('\n').flatMap(misplacedIn)).toEqual([])
  expect(misplacedIn('`packages/ui/src/index.ts`: its row in `NO_SUCH_ROWS`.')).toEqual([
    'NO_SUCH_ROWS',
  ])
})
