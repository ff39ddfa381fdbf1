import type { StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { atLength, sitDown } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { openPlay, pick } from '../../test/play.ts'

const product = await openTestApp()
const desk = await sitDown(product)

const FERRY = `:: StoryTitle
The Ferry

:: StoryData
{"format":"Harlowe","start":"Landing"}

:: Landing
The ferry is //late//.
[[Take the lamp->Lamp]]
[[Wait->Deck]]

:: Lamp
The lamp burns.
[[Wait for the ferry->Deck]]

:: Deck
The ferry comes.
[[Step aboard->Far bank]]

:: Far bank
You have crossed.
`

test('a Twine story is imported, reviewed, published and played to its end', async () => {
  const way = ['Take the lamp', 'Wait for the ferry', 'Step aboard']
  const file = { file_name: 'ferry.twee', text: FERRY }
  const { story } = await product.ask('importStory', { token: desk.token, body: file })
  const structure = story.story_structure as StoryStructure
  const { start_node, nodes } = structure
  const start = nodes[start_node]!
  const longer = { ...nodes, [start_node]: { ...start, text: atLength(start.text) } }
  const changes = { ...desk.form(), title: story.title }
  const whole = { ...changes, story_structure: { ...structure, nodes: longer } }

  const [asBrought, asPublished] = await Promise.all(
    [{ ...changes, story_structure: story.story_structure }, whole].map((body) =>
      product.ask('reviewStory', { token: desk.token, body }),
    ),
  )
  await desk.edit(story.id, whole)
  const published = (await desk.publish(story.id)).answer()

  expect(asBrought?.findings).not.toEqual([])
  expect(asPublished?.findings).toEqual([])
  expect(published).toMatchObject({ id: story.id, status: 'published' })

  const play = await openPlay(product, await product.register(), story.id)
  for (const words of way) {
    expect(await play.look()).toMatchObject({ is_completed: false })
    await play.acted(pick(words))
  }
  const ended = await play.look()

  expect(ended).toMatchObject({ is_completed: true })
  expect(JSON.stringify(ended.session_data.narrative_history.at(-1))).toContain('You have crossed.')
})
