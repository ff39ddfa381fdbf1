import { expect, test } from 'vitest'

import { atLength, sitDown } from '../../test/authoring.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()
const author = await sitDown(product)

const ABOUT = {
  title: 'Two Doors',
  tagline: 'One of them is open.',
  story_description: 'A house with two doors and a lamp.',
  story_prompt: 'You stand before a house.',
}

/** Brings a file as a draft of its author, who tells readers what it is about. */
async function bring(file_name: string, text: string) {
  const body = { file_name, text }
  const { story } = await product.ask('importStory', { token: author.token, body })
  ;(await author.edit(story.id, ABOUT)).answer()
  return story.id
}

const AS_OTHERS_DO = {
  'doors.twee': `:: StoryData
{"format":"SugarCube","start":"Start"}

:: Start
<<set $lamp to true>>[[Wake|Hall]]

:: Hall
${atLength('Two doors.')}
[[Wait|Hall]]
[[Left|End]]
[[Left|Yard]]

:: Yard
...

:: End
<<if $lamp>>The lamp burns.<</if>>

:: Attic
Nobody comes here, and [[there is no way down|Attic]].
`,
  'doors.ink': `-> hall
=== hall ===
${atLength('Two doors.').replaceAll('\n', ' ')}
+ [Wait] -> hall
* [Left] -> END
* [Right] -> yard
=== yard ===
A yard.
-> END
=== attic ===
Nobody comes here.
-> END
`,
}

test.each(Object.entries(AS_OTHERS_DO))(
  '%s does what its own tool allows, and can be published',
  async (file, text) => {
    const id = await bring(file, text)

    expect((await author.publish(id)).answer()).toMatchObject({ status: 'published', findings: [] })
  },
)

test('harm is looked for in what was brought as in any story, and so is a way to an ending', async () => {
  const harmful = AS_OTHERS_DO['doors.twee'].replace(
    'The lamp burns.',
    'Every Dalit should be driven out of this village.',
  )
  const endless = AS_OTHERS_DO['doors.twee']
    .replace('The lamp burns.', '[[On|Hall]]')
    .replace('...', '[[Back|Hall]]')

  const waiting = (await author.publish(await bring('a.twee', harmful))).answer()
  const refused = (await author.publish(await bring('b.twee', endless))).refusal()

  expect(waiting.status).toBe('in_review')
  expect(refused.findings).toContainEqual(expect.objectContaining({ code: 'no_ending' }))
})
