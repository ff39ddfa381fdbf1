import { parseTwine2HTML } from 'extwee'
import { describe, expect, test } from 'vitest'

import { teaStall } from '@kathasagar/story/testing'
import { programOf } from '../dialects/programOf.ts'
import type { ExportedStory } from '../json/exportedStory.ts'
import { openNotes } from '../program/notes.ts'
import { passagePlay } from '../dialects/passagePlay.ts'
import { replay } from '../replay/replay.ts'
import { endOf } from '../testing/endOf.ts'
import { shippedStories } from '../testing/shippedStories.ts'
import { readTwineHtml, storyPage } from '../twine/readTwineHtml.ts'
import { sugarCubeStory } from './sugarCubeStory.ts'
import { readStoryFormat, writeTwineHtml } from './writeTwineHtml.ts'
import { stillClock } from '../testing/stillClock.ts'

stillClock()

const stall: ExportedStory = { title: 'Tea & "Snow" </title> $& $1', structure: teaStall }
const stories = [...shippedStories(), stall]

/** The page as our reader of Twine's pages finds it. */
function readBack(html: string) {
  const page = storyPage(html)
  if (!page) throw new Error('No story in the page')
  return readTwineHtml(html, page, openNotes())
}

describe('a story that leaves as a page of Twine', () => {
  test('has every passage of its SugarCube, word for word, and starts with the same', () => {
    for (const story of stories) {
      const read = readBack(writeTwineHtml(story))

      const { title, start, passages } = sugarCubeStory(story)
      expect([read.title, read.start, read.format]).toEqual([title, start, 'sugarcube'])
      expect(read.passages.map(({ name, text }) => ({ name, text }))).toEqual(passages)
    }
  })

  test.each(stories)('$title is read by another program, its links among its words', (story) => {
    const { name, start, format, passages } = parseTwine2HTML(writeTwineHtml(story))

    const own = sugarCubeStory(story)
    expect([name, start, format]).toEqual([own.title, own.start, 'SugarCube'])
    expect(passages.map((passage) => [passage.name, passage.text])).toEqual(
      own.passages.map((passage) => [passage.name, passage.text]),
    )
  })

  test('is played to an ending, and tells the same on 200 ways, in our reader of the format', () => {
    const notes = openNotes()
    const program = programOf(readBack(writeTwineHtml(stall)), notes)

    expect(endOf(passagePlay(program))?.text).toMatch(/Snow|letters/u)
    expect(replay(stall.structure, passagePlay(program))).toMatchObject({
      ways: 200,
      differences: 0,
    })
  })
})

describe('a story format', () => {
  const source = '<title>{{STORY_NAME}}</title><div>{{STORY_DATA}}</div><script>"{}"</script>'
  const script = `window.storyFormat(${JSON.stringify({ name: 'Own', version: '9.1.0', source })});`

  test('makes a page that plays, the story where the format wants it', () => {
    const format = readStoryFormat(script)
    const html = format === null ? '' : writeTwineHtml(stall, format)

    expect(html).toContain(
      '<title>Tea &amp; &quot;Snow&quot; &lt;/title&gt; $&amp; $1</title><div>',
    )
    expect(html).toContain('format="Own" format-version="9.1.0"')
    expect(readBack(html).passages).toHaveLength(sugarCubeStory(stall).passages.length)
  })

  test.each([
    ['a page', '<html></html>'],
    ['a format without a place for the story', script.replace('STORY_DATA', 'STORY')],
    ['what is no JSON', 'window.storyFormat({name: alert(1)})'],
    ['another script', `alert(${JSON.stringify({ name: 'a', version: '1', source })})`],
  ])('%s is none', (_, given) => {
    expect(readStoryFormat(given)).toBeNull()
  })
})
