import { expect, test } from 'vitest'

import { readStory } from '../files/readStory.ts'
import { storyIn, textOf } from '../testing/readInto.ts'

test.each(['SugarCube', 'Harlowe', 'Chapbook'])(
  'the entities of HTML 4 are told in %s as the signs that they are',
  async (format) => {
    const words =
      'Caf&eacute; &Eacute;, 5&euro;, &frac12; m&sup2;, &there4; it&apos;s &amp; &nosuch;'
    const story = storyIn(
      await readStory('a.twee', `:: StoryData\n{"format":"${format}"}\n\n:: Start\n${words}`),
    )

    expect(textOf(story, 'Start')).toBe("Café É, 5€, ½ m², ∴ it's & &nosuch;")
  },
)
