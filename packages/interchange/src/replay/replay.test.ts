import { describe, expect, test } from 'vitest'

import { readInk } from '../ink/readInk.ts'
import { readStory } from '../files/readStory.ts'
import { saysTheSame } from './saysTheSame.ts'
import { stillClock } from '../testing/stillClock.ts'
import { storyIn } from '../testing/readInto.ts'

stillClock()

const scenesOf = async (text: string) => storyIn(await readInk(text))

describe('ink, walked beside its own engine', () => {
  test('a shuffle is told in order, and the ways that differ are counted', async () => {
    const story = await scenesOf('-> k\n=== k\n{~One|Two|Three}.\n+ [On] -> k\n+ [Go] -> END\n')

    expect(story.replay?.differences).toBeGreaterThan(0)
    expect(story.replay?.first).toMatchObject({ what: 'text', node: 'k' })
  })
})

describe('where two tellings part', () => {
  test('the stretch in which they do is shown, however much is told before and after', async () => {
    const same = 'It rains and rains. '.repeat(20)
    const story = await scenesOf(
      `-> k\n=== k\n${same}{~One|Two}. ${same}\n+ [On] -> k\n+ [Go] -> END\n`,
    )

    const first = story.replay?.first
    expect(first?.original).toMatch(/^….*rains\. (One|Two)\. .*…$/u)
    expect(first?.imported).toMatch(/^….*rains\. (One|Two)\. .*…$/u)
    expect(first?.original).not.toBe(first?.imported)
    expect(first?.original.length).toBeLessThan(170)
  })
})

const SUGAR = ':: StoryData\n{"format": "SugarCube", "start": "Start"}\n\n'

describe('a story of Twine, walked beside its passages', () => {
  test('that an empty last page says that the story ends is no difference', async () => {
    const story = await readStory('a.twee', `${SUGAR}:: Start\nGo.\n[[On]]\n\n:: On\n\n`)

    expect(story).toMatchObject({ notes: [], replay: { ways: 200, differences: 0 } })
  })

  test('that a page says itself that the story ends is told after a page that only goes on', async () => {
    const story = await readStory(
      'a.twee',
      `${SUGAR}:: Start\n<<if visited() is 1>><<goto "On">><</if>>\n\n:: On\nThe end.\n`,
    )

    expect(story).toMatchObject({ replay: { ways: 200, differences: 0 } })
  })

  test('of long pages goes all of its ways', async () => {
    const page = 'Rain  on the roof.\u00a0\n\n'.repeat(300)
    const story = await readStory(
      'a.twee',
      `${SUGAR}:: Start\n${page}[[On]]\n\n:: On\n${page}[[Start]]\n`,
    )

    expect(story).toMatchObject({ replay: { ways: 200, differences: 0 } })
  })
})

test.each([
  ['  Rain\n\non  the roof. ', 'Rain on the\u00a0roof.', true],
  ['Rain on', 'Rain o n', false],
  ['Rain on', 'Rainon', false],
  ['Rain', 'Rain falls', false],
  ['Rain falls', 'Rain ', false],
  ['', ' \n', true],
  ['नमस्ते जी', 'नमस्ते  जी', true],
  ['नमस्ते जी', 'नमस्तेजी', false],
])('“%s” beside “%s” is the same: %s', (one, other, isSame) => {
  expect(saysTheSame(one, other)).toBe(isSame)
  expect(saysTheSame(other, one)).toBe(isSame)
})
