import { parseTwee } from 'extwee'
import { describe, expect, test } from 'vitest'

import { steepWall, teaStall } from '@kathasagar/story/testing'
import { isRefusal } from '../shared/importedStory.ts'
import type { ExportedStory } from '../json/exportedStory.ts'
import { programOf } from '../dialects/programOf.ts'
import { openNotes } from '../program/notes.ts'
import { passagePlay } from '../dialects/passagePlay.ts'
import { replay } from '../replay/replay.ts'
import { readPassages, readTwee } from '../twee/readTwee.ts'
import { readStory } from '../files/readStory.ts'
import { endOf } from '../testing/endOf.ts'
import { shippedStories } from '../testing/shippedStories.ts'
import { comparable } from '../testing/comparable.ts'
import { writeSugarCube } from './writeSugarCube.ts'

const shipped = shippedStories().map(comparable)

/** As our reader of SugarCube plays it, values and all. */
function played(story: ExportedStory) {
  const notes = openNotes()
  const program = programOf(readTwee(readPassages(writeSugarCube(story)), notes), notes)
  const open = passagePlay(program)
  return { notes: notes.list(), result: replay(story.structure, open), end: endOf(open) }
}

describe('a story that leaves for SugarCube', () => {
  test.each([...shipped, { title: 'The Stall', structure: teaStall }])(
    '$title tells the same on 200 ways in our reader of the format, and ends there',
    (story) => {
      const { notes, result, end } = played(story)

      expect(notes).toEqual([])
      expect(result).toMatchObject({ differences: 0, first: null })
      expect(end?.text).toMatch(/\S/u)
    },
  )

  test('a choice that may fail leads by chance to its scene, or past its author’s words for failing', () => {
    const text = writeSugarCube({ title: 'The Wall', structure: steepWall })

    expect(text).toContain('<<set $v_health to 100>>')
    expect(text).toContain('<<set $v_has_rope to false>>')
    expect(text).toContain(
      '<<link "Climb the wall">><<if random(1, 100) lte 30 + Math.round((40 * ($v_nerve - 0)) / 10)>>' +
        '<<set $v_nerve to Math.clamp($v_nerve + (1), 0, 10)>><<goto "top">>' +
        '<<else>><<goto "wall fails 1">><</if>><</link>>',
    )
    expect(text).toContain(':: wall fails 1')
    expect(text).toContain(
      '<<set $v_health to Math.clamp($v_health + (-25), 0, 100)>>Your hand slips',
    )
    expect(text).toContain('<<include "wall">>')
  })

  test('a scene that is called as SugarCube calls its own passages gets another name', () => {
    const structure = {
      start_node: 'StoryInit',
      nodes: {
        StoryInit: { text: 'In.', choices: [{ text: 'On', target: 'PassageHeader' }] },
        PassageHeader: { text: 'Out.', choices: [] },
      },
    }

    expect(played({ title: 'Names', structure })).toMatchObject({
      notes: [],
      result: { differences: 0 },
    })
  })

  test('is read by another program, its start among its passages', () => {
    for (const story of shipped) {
      const { start, passages } = parseTwee(writeSugarCube(story))

      expect(passages.map(({ name }) => name)).toContain(start)
    }
  })

  test('what chance gives is drawn by SugarCube, and brought again draws as it did', async () => {
    const structure: ExportedStory['structure'] = {
      start_node: 'in',
      state: { die: { number: [1, 6] }, card: { one_of: ['ace', 'king'] }, lucky: { flag: false } },
      nodes: {
        in: {
          text: 'You throw {=die}.',
          enters: { sets: { die: '?2..4' } },
          choices: [{ text: 'On', target: 'out', sets: { card: '?', lucky: '?' } }],
        },
        out: { text: '{=card} {lucky: Luck.}', choices: [] },
      },
    }

    const text = writeSugarCube({ title: 'Chances', structure })

    expect(text).toContain('<<set $v_die to random(2, 4)>>')
    expect(text).toContain(
      '<<set $v_card to either("ace", "king")>><<set $v_lucky to either(false, true)>>',
    )
    expect(await readStory('a.twee', text)).toMatchObject({
      notes: [],
      replay: { differences: 0 },
      structure: { nodes: { in: { enters: { sets: { v_die: '?2..4' } } } } },
    })
  })

  test('words that are marks of SugarCube stay words', () => {
    const text =
      "! Head\n* Item\n<<set $a to 1>> $a _b [[link]] ''bold'' //it// @@.x;y@@ {{{c}}} <b> & \\ /* c */ | --"
    const choices = [{ text: 'Say "no" \\ $b', target: 'out' }]
    const structure = {
      start_node: 'in',
      nodes: { in: { text, choices }, out: { text: 'Out.', choices: [] } },
    }

    const { notes, result } = played({ title: 'Marks', structure })

    expect(notes).toEqual([])
    expect(result).toMatchObject({ ways: 200, differences: 0 })
  })

  test('comes back with its state', async () => {
    const read = await readStory(
      'a.twee',
      writeSugarCube({ title: 'The Stall', structure: teaStall }),
    )

    expect(isRefusal(read) ? read.message : Object.keys(read.structure.state ?? {})).toContain(
      'v_trust',
    )
  })
})
