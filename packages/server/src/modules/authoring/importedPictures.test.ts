import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { atLength, sitDown } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { pictureOf } from '../../test/pictures.ts'

const product = await openTestApp()
const desk = await sitDown(product)

const TWEE = `:: StoryTitle
The gate

:: StoryData
{"format": "Harlowe", "start": "Gate"}

:: Gate
<img src="img/gate.png" alt="A gate in the rain.">${atLength('The gate stands open.')}

[[Go in->Yard]]
[[Turn back->Road]]

:: Yard
A lamp burns in the yard. <img src="yard.png" alt="A yard.">

:: Road
The road is longer going home.
`

async function bring(files: Readonly<Record<string, Uint8Array>>) {
  const base64 = Buffer.from(zipSync({ ...files })).toString('base64')
  const body = { file_name: 'gate.zip', base64 }
  return product.ask('importStory', { token: desk.token, body })
}

test('a picture that came with a story is its scene’s, from the draft to the play', async () => {
  const gate = await pictureOf('#3a6', 40)

  const { story, notes } = await bring({
    'gate.twee': strToU8(TWEE),
    'img/gate.png': gate,
    'yard.png': await pictureOf('#a63', 40),
  })
  ;(await desk.publish(story.id)).answer()
  const { access_token: token } = await product.register()
  const begun = await product.ask('createSession', { token, body: { story_id: story.id } })
  const shown = await product.ask('takeAction', {
    token,
    params: { session_id: begun.id },
    body: { action_type: 'show', selected_model: 'ajanta' },
  })

  const action = shown
  expect(notes).toEqual([])
  expect(action).toMatchObject({ is_plate: true, prompt: 'A gate in the rain.' })
  const { rawPayload } = await product.app.inject({ url: action.image_url ?? '' })
  const { format, width } = await sharp(rawPayload).metadata()
  expect({ format, width }).toEqual({ format: 'webp', width: 40 })
})

test('what calls itself a picture and is none is named, and the story comes without it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  const { story, notes } = await bring({
    'gate.twee': strToU8(TWEE),
    'img/gate.png': strToU8(svg),
    'yard.png': await pictureOf('#fff', 9000),
  })

  expect(notes.map(({ message }) => message)).toEqual([
    'A picture was left out: it is no picture that can be read: choose a JPEG, PNG, WebP, GIF or AVIF.',
    'A picture was left out: it is a picture of too many pixels: 40 million can be read.',
  ])
  expect(story.story_structure?.plates).toBeUndefined()
  expect(story.story_structure?.nodes['Gate']?.plate).toBeUndefined()
  expect(JSON.stringify(story)).not.toContain('<svg')
})

test.each(['json', 'twee'] as const)(
  'a picture leaves with its story as %s, and comes back as it was',
  async (format) => {
    const { story } = await bring({
      'gate.twee': strToU8(TWEE),
      'img/gate.png': await pictureOf('#36a', 40),
      'yard.png': await pictureOf('#a36', 40),
    })
    const query = { format }
    const { text, file_name } = await product.ask('exportStory', { ...desk.on(story.id), query })
    const taken = { token: desk.token, body: { file_name, text } }

    const back = await product.ask('importStory', taken)

    expect(text).toContain('data:image/webp;base64,')
    expect(text).not.toContain('/images/plates/')
    expect(back.notes).toEqual([])
    expect(back.story.story_structure).toEqual(story.story_structure)
  },
)
