import { strToU8, zipSync } from 'fflate'
import { PICTURE_LIMITS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { describe, expect, test } from 'vitest'

import { isRefusal } from '../shared/importedStory.ts'
import { readFiles } from './readFiles.ts'
import { storyIn } from '../testing/readInto.ts'

const PNG = strToU8('not looked at')
const DATA = `data:image/png;base64,${btoa('not looked at')}`

async function read(text: string, pictures: Readonly<Record<string, Uint8Array>> = {}) {
  const others = Object.entries(pictures).map(([name, bytes]) => ({ name, bytes }))
  return storyIn(await readFiles([{ name: 'tale/tale.twee', bytes: strToU8(text) }, ...others]))
}

const tweeOf = (format: string, start: string) =>
  `:: StoryData\n{"format": "${format}", "start": "Start"}\n\n:: Start\n${start}\n[[On]]\n\n:: On\nThe end.\n`

describe('a picture of a passage becomes the plate of its scene', () => {
  test.each([
    ['an element', 'Harlowe', 'A door. <img src="img/door.png" alt="A door">'],
    ['an element of Snowman', 'Snowman', "A door. <img alt='A door' src='img/door.png'>"],
    ['a picture of SugarCube', 'SugarCube', 'A door. [img[A door|img/door.png]]'],
    ['an embed of Chapbook', 'Chapbook', "A door. {embed image: 'img/door.png', alt: 'A door'}"],
  ])('%s', async (_, format, start) => {
    const { structure, pictures, notes } = await read(tweeOf(format, start), {
      'tale/img/door.png': PNG,
    })

    expect(structure.plates).toEqual({ door: { image: '', alt: 'A door' } })
    expect(structure.nodes['Start']).toMatchObject({ plate: 'door' })
    expect(structure.nodes['On']?.plate).toBeUndefined()
    expect(pictures).toEqual([{ plate: 'door', bytes: PNG }])
    expect(notes.filter(({ message }) => /picture|files/iu.test(message))).toEqual([])
  })

  test('if it is embedded in the page, however large the page is', async () => {
    const large = `data:image/png;base64,${'AAAA'.repeat(1_600_000)}`

    const { structure, pictures } = await read(tweeOf('Harlowe', `A door. <img src="${large}">`))

    expect(structure.nodes['Start']).toMatchObject({ plate: 'picture 1', text: 'A door.' })
    expect(pictures).toMatchObject([{ plate: 'picture 1', bytes: { length: 4_800_000 } }])
  })

  test('if it is stored as a passage', async () => {
    const text = tweeOf('SugarCube', 'A door. [img[door]]') + `\n:: door [Twine.image]\n${DATA}\n`

    const { structure, pictures } = await read(text)

    expect(Object.keys(structure.nodes)).toEqual(['Start', 'On'])
    expect(pictures).toMatchObject([{ bytes: PNG }])
  })

  test('and its link still works', async () => {
    const { structure } = await read(tweeOf('SugarCube', '[img[The door|door.png][On]]'), {
      'door.png': PNG,
    })

    expect(structure.nodes['Start']).toMatchObject({
      plate: 'door',
      choices: [{ text: 'The door', target: 'On' }, { target: 'On' }],
    })
  })

  test('from another site, by its address', async () => {
    const image = 'https://example.org/door.png'

    const { structure, pictures } = await read(tweeOf('Harlowe', `A door. <img src="${image}">`))

    expect(structure.plates).toEqual({ door: { image, alt: '' } })
    expect(pictures).toBeUndefined()
  })

  test('on each page of a split scene', async () => {
    const long = Array.from({ length: 300 }, () => 'A word or two of a long tale. '.repeat(4))

    const { structure } = await read(tweeOf('Harlowe', `<img src="${DATA}">${long.join('\n\n')}`))

    const plates = Object.entries(structure.nodes).flatMap(([name, { plate }]) =>
      name.startsWith('Start') ? [plate] : [],
    )
    expect(plates.length).toBeGreaterThan(1)
    expect(new Set(plates)).toEqual(new Set(['picture 1']))
  })
})

test.each([
  ['is not among the files', '<img src="cave.png">'],
  ['is written by a script', '<img src="javascript:alert(1)">'],
  ['is a drawing that is a program', '<img src="tale/door.svg">'],
])('a picture that %s is dropped and noted', async (_, start) => {
  const { structure, notes } = await read(tweeOf('Harlowe', `A door. ${start}`), {
    'tale/door.svg': strToU8('<svg/>'),
    'door.png': PNG,
  })

  const plates = Object.keys(structure.plates ?? {})
  expect(plates).toEqual(start.includes('data:') ? ['picture 1'] : [])
  expect(notes).toContainEqual(
    expect.objectContaining({ message: expect.stringMatching(/^A picture was left out/u) }),
  )
})

test('pictures of a zip are unpacked up to the size limit', async () => {
  const large = new Uint8Array(PICTURE_LIMITS.fileMax + 1)
  const text = tweeOf('Harlowe', 'A door. <img src="door.png">').replace(
    'The end.',
    'The end. <img src="wall.png">',
  )
  const bytes = zipSync({ 'a.twee': strToU8(text), 'door.png': PNG, 'wall.png': large })

  const story = await readFiles([{ name: 'a.zip', bytes }])

  if (isRefusal(story)) throw new Error(story.message)
  expect(story.pictures).toEqual([{ plate: 'door', bytes: PNG }])
  expect(Object.keys(story.structure.plates ?? {})).toEqual(['door'])
})

test('too many plates are noted', async () => {
  const pages = Array.from(
    { length: STORY_LIMITS.plates + 5 },
    (_, at) => `:: P${at}\n<img src="${at}.png">Here.\n`,
  )
  const pictures = Object.fromEntries(
    Array.from({ length: STORY_LIMITS.plates + 5 }, (_, at) => [`${at}.png`, PNG]),
  )

  const { structure, notes } = await read(
    `${tweeOf('Harlowe', 'Here.')}\n${pages.join('\n')}`,
    pictures,
  )

  expect(Object.keys(structure.plates ?? {})).toHaveLength(STORY_LIMITS.plates)
  expect(notes).toContainEqual(
    expect.objectContaining({
      count: 5,
      message: expect.stringContaining(String(STORY_LIMITS.plates)),
    }),
  )
})
