import { describe, expect, test } from 'vitest'

import { reviewStructure } from '@kathasagar/story'
import { readFiles } from '../files/readFiles.ts'
import { isRefusal, type ImportedStory } from '../shared/importedStory.ts'
import { readStory } from '../files/readStory.ts'
import { stillClock } from '../testing/stillClock.ts'

stillClock()

const bytes = (text: string) => new TextEncoder().encode(text)

/** Reads a game of one scene, or of several by their names. */
async function game(scenes: string | Readonly<Record<string, string>>): Promise<ImportedStory> {
  const texts = typeof scenes === 'string' ? { startup: scenes } : scenes
  const files = Object.entries({ ...texts }).map(([name, text]) => ({
    name: `mygame/scenes/${name}.txt`,
    bytes: bytes(text),
  }))
  const read =
    files.length === 1
      ? await readStory('startup.txt', Object.values(texts)[0] ?? '')
      : await readFiles(files)
  if (isRefusal(read)) throw new Error(read.message)
  return read
}

const SAME = { ways: 200, differences: 0, first: null }
const END = '*ending\n'

/** Every construct that a structure can hold, each a game of its own. */
const CONSTRUCTS: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  'options that end or go on': `Dawn.\n*choice\n  #Row\n    You row.\n    *finish\n  #Wait\n    *goto later\n*label later\nLater.\n${END}`,
  'choices in choices': `Which?\n*choice\n  #A horse\n    Which horse?\n    *choice\n      #Black\n        Black it is.\n        *finish\n      #White\n        White it is.\n        *finish\n  #A boat\n    A boat.\n    *finish\n`,
  'a choice that falls out': `Which?\n*fake_choice\n  #Row\n    You row.\n  #Sing\n    You sing.\nThen it is over.\n${END}`,
  'options in columns': `*comment two at once\n*choice color toy\n  #Red\n    #Ball\n      A red ball.\n      *finish\n    #Top\n      A red top.\n      *finish\n  #Blue\n    #Kite\n      A blue kite.\n      *finish\n`,
  'an option that hides': `*label hub\nWhat now?\n*choice\n  *hide_reuse #Look\n    You look.\n    *goto hub\n  #Go\n    *finish\n`,
  'all options that hide': `*hide_reuse\n*label hub\nWhat now?\n*choice\n  #Look\n    You look.\n    *goto hub\n  *allow_reuse #Wait\n    *goto hub\n  #Go\n    *finish\n`,
  'an option that is closed': `*create gold 1\n*label hub\nWhat now?\n*choice\n  *disable_reuse #Look\n    *goto hub\n  *selectable_if (gold > 1) #Pay\n    *finish\n  #Earn\n    *set gold +1\n    *goto hub\n  #Go\n    *finish\n`,
  'options under conditions': `*create gold 1\n*label hub\nWhat now?\n*choice\n  *if (gold > 1)\n    #Pay\n      *finish\n  *elseif (gold = 1)\n    #Beg\n      *set gold 2\n      *goto hub\n  *else\n    #Never\n      *finish\n  *if (gold = 2) #Boast\n    *finish\n  #Go\n    *finish\n`,
  'subroutines with what they are given': `*create gold 1\n*gosub pay 3 "Meera"\nBack.\n*gosub pay 1 "Hari"\n*choice\n  #End\n    *finish\n*label pay\n*params sum who\nYou pay \${sum} to \${who}.\n*return\n`,
  'a subroutine with choices': `*gosub ask\nBack.\n*gosub ask\n*finish\n*label ask\nWhich?\n*choice\n  #Left\n    Left.\n    *return\n  #Right\n    *return\n`,
  'scenes in their order': {
    startup: `*scene_list\n  startup\n  river\n  $hall\nDawn.\n*finish To the river\n`,
    river: `A river.\n*finish\n`,
    hall: `A hall.\n${END}`,
  },
  'scenes that jump, and come back': {
    startup: `*create gold 0\nDawn.\n*gosub_scene shop buy\nYou have \${gold}.\n*choice\n  #To the shop\n    *goto_scene shop\n  #Home\n    *goto_scene shop home\n`,
    shop: `A shop.\n*finish\n*label buy\nYou earn one.\n*set gold +1\n*return\n*label home\nHome.\n${END}`,
  },
  'options taken are forgotten in a new scene': {
    startup: `*label hub\nHome.\n*choice\n  #To the shop\n    *goto_scene shop\n  #Rest\n    *finish\n`,
    shop: `A shop.\n*label counter\nA counter.\n*choice\n  *hide_reuse #Ask\n    *goto counter\n  #Leave\n    *goto_scene startup\n  #Stay for good\n    *finish\n`,
  },
  'branches with jumps': `*create brave false\n*label hub\nHere.\n*if brave\n  *goto far\nNear.\n*choice\n  #Dare\n    *set brave true\n    *goto hub\n  #Go\n    *finish\n*label far\nFar.\n${END}`,
  'branches of words': `*create gold 0\n*label hub\n*if gold = 0\n  None.\n*elseif (gold < 3)\n  Some.\n*else\n  Much.\nIs it?\n*choice\n  #Earn\n    *set gold +2\n    *goto hub\n  #Go\n    *finish\n`,
  'labels within branches': `*create dark true\n*choice\n  #Enter\n    *goto door\n  #Pass\n    *goto street\n*label street\n*if dark\n  It is dark.\n  *label door\n  The door creaks.\nThat is all.\n${END}`,
  'sums and words': `*create gold 7\n*create name "Meera"\n*temp half 0\n*set half gold\n*set half round(half / 2)\nHalf is \${half}, rest \${gold modulo 2}.\n*set name "Sri "&name\nYou are \${name}.\n*finish\n`,
  'flags joined': `*create wet false\n*create cold false\n*label hub\n*if (wet and (not(cold)))\n  Only wet.\n*if (wet or cold)\n  Bad.\n*choice\n  #Swim\n    *set wet not(wet)\n    *goto hub\n  #Sit\n    *set cold true\n    *goto hub\n  #Go\n    *finish\n`,
  'fair shares': `*create trust 50\n*label hub\nTrust is \${trust}%.\n*if (trust > 70)\n  He smiles.\n*choice\n  #Praise\n    *set trust %+ 20\n    *goto hub\n  #Mock\n    *set trust %-30\n    *goto hub\n  #Go\n    *finish\n`,
  'words by what is so': `*create brave true\n*create mood 2\n*create he "she"\n$!{he} is @{brave calm|wild}, @{mood glad|sad|cross} and @{(mood > 1) tired|\${he}}.\n*choice\n  #Change\n    *set brave false\n    *set mood 3\n    *set he "he"\n    $!!{he} is @{brave calm|wild} and @!{mood glad|sad|cross}.\n    *finish\n`,
  'pages and lines': `One\nline.\n*line_break\nAnother.\n*page_break Turn it\nTwo.\n*page_break\nThree.\n${END}`,
  'lists of variables': `*create_array room 3 0\n*set room[2] 5\nRoom two has \${room[2]}, room one \${room_1}.\n*temp_array lamp 2 1\n*set lamp[1] +1\nLamps: \${lamp[1]}.\n*finish\n`,
  'a chart in a page': `*create gold 3\n*create trust 60\nSo it stands:\n*stat_chart\n  text gold Coins\n  percent trust Trust\nGood.\n*finish\n`,
  'what is silent': `*title The Ferry\n*author Somebody\n*comment nothing\n*achievement a visible 10 A\n  before\n  after\n*check_achievements\nDawn. [b]Bold[/b] and [i]slant[/i].\n*achieve a\n*finish\n`,
  chance: `*create n 1\n*label throw\n*rand n 1 6\nYou throw ${'$'}{n}.\n*if (n > 3)\n  High.\n*choice\n  #Again\n    *goto throw\n  #Stop\n    *finish\n`,
}

describe('a game, walked beside a reader of its lines', () => {
  test.each(Object.entries(CONSTRUCTS))('%s: nothing differs on 200 ways', async (_, scenes) => {
    const story = await game(scenes)

    expect(story.replay).toEqual(SAME)
    expect(story.notes.filter(({ effect }) => effect === 'story')).toEqual([])
  })
})

describe('a whole game', () => {
  const FERRY = {
    startup: `*title The Ferry\n*create gold 3\n*create trust 50\n*scene_list\n  startup\n  river\nDawn.\n*choice\n  #Pay\n    *set gold -2\n    *finish\n  #Sing\n    *set trust %+10\n    *finish\n`,
    river: `A river. You have \${gold}.\n*if (trust > 52)\n  He hums.\n${END}`,
    choicescript_stats: `How it stands:\n*stat_chart\n  text gold Coins\n  percent trust The ferryman's trust\n`,
  }

  test('has its title, its scenes by name and an end that can be come to', async () => {
    const { title, structure } = await game(FERRY)

    expect(title).toBe('The Ferry')
    expect(structure.start_node).toBe('startup')
    expect(Object.keys(structure.nodes)).toContain('river')
    expect(reviewStructure(structure).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('calls its variables as the chart of stats does', async () => {
    const { structure } = await game(FERRY)

    expect(structure.state).toMatchObject({
      gold: { label: 'Coins', start: 3 },
      trust: { label: "The ferryman's trust", start: 50 },
    })
  })
})

describe('what a structure cannot hold is named with its scene and line', () => {
  test.each([
    [
      'chance whose ends are reckoned',
      '*create n 1\n*create most 6\n*rand n 1 most\nYou throw ${n}.\n*finish\n',
      '*rand draws for "n"',
      3,
    ],
    [
      'a typed number that is reckoned with',
      '*create age 0\nYour age?\n*input_number age 1 99\n*if age > 30\n  Old.\nOn.\n*finish\n',
      'whether this condition holds',
      4,
    ],
    [
      'the range of a typed number',
      '*create age 0\nYour age?\n*input_number age 1 99\nYou are ${age}.\n*finish\n',
      'a number from 1 to 99; a field takes any words',
      3,
    ],
    [
      'a jump that is reckoned',
      '*create to "a"\n*goto {to}\n*label a\nA.\n*finish\n',
      'reckoned from {to}',
      2,
    ],
    ['a label that is not there', '*create a 1\nA.\n*goto nowhere\n', 'no label "nowhere"', 3],
    [
      'a scene that is not there',
      '*create a 1\nA.\n*goto_scene hall\n',
      '"hall" is not among the files',
      3,
    ],
    [
      'a command that nobody knows',
      '*create a 1\n*conjure a\nA is ${a}.\n*finish\n',
      '*conjure was left out',
      2,
    ],
  ])('%s', async (_, text, message, line) => {
    const { notes } = await game(text)

    expect(notes).toContainEqual(
      expect.objectContaining({
        passage: 'startup',
        line,
        effect: 'story',
        message: expect.stringContaining(message),
      }),
    )
  })

  test('chance that is not followed makes ways differ, and they are counted', async () => {
    const { replay } = await game(
      '*create n 1\n*create most 6\n*rand n 1 most\n*if (n > 3)\n  High.\nSo it fell.\n*finish\n',
    )

    expect(replay?.differences).toBeGreaterThan(0)
  })
})

test('a draw from more numbers than could be listed is told to be lost, and nothing breaks', async () => {
  const { notes } = await game('*create n 1\n*rand n 1 5000000000\n${n}\n*finish\n')

  expect(notes.map(({ message }) => message).join(' ')).toContain('*rand draws for "n"')
})

test('a box is a field of its scene, named by the words before it or by what it is for', async () => {
  const { structure, notes, replay } = await game(
    '*create name ""\n*create old_word ""\nWho are you?\n*input_text name\n*input_text old_word\n${name} says “${old_word}”.\n*finish\n',
  )
  const asks = Object.values(structure.nodes).flatMap((node) => node.asks ?? [])

  expect(asks).toEqual([
    { variable: 'name', label: 'Who are you?' },
    { variable: 'old_word', label: 'Old word' },
  ])
  expect(structure.state).toMatchObject({ name: { typed: 120 }, old_word: { typed: 120 } })
  expect(notes).toEqual([])
  expect(replay).toEqual(SAME)
})

describe('games that mean harm', () => {
  const deep = Array.from({ length: 90 }, (_, at) => `${' '.repeat(at)}*if true`).join('\n')

  test('what is indented too deep is refused with its line', async () => {
    expect(await readStory('startup.txt', `*create a 1\n*temp b 1\n${deep}`)).toMatchObject({
      code: 'unreadable',
      line: expect.any(Number),
    })
  })

  test('more labels than can be read are refused', async () => {
    const labels = Array.from({ length: 2001 }, (_, at) => `*label l${at}`).join('\n')

    expect(await readStory('startup.txt', `*create a 1\n${labels}`)).toMatchObject({
      code: 'too_many_passages',
    })
  })

  test.each([
    ['braces without end', `*create a 1\n*temp b\n${'${@{'.repeat(50_000)}`],
    ['a ring of jumps', '*create a 1\n*label l\n*goto l\n'],
    ['a ring of calls', '*create a 1\n*label l\n*gosub l\n'],
    ['a condition of a thousand brackets', `*create a 1\n*if ${'('.repeat(5000)}a\n  A.\n*finish`],
    [
      'doubling branches',
      `*create a 1\n*temp b 1\n${'*if (a = b)\n  *set b +1\n'.repeat(400)}*finish`,
    ],
  ])('%s come to an end', async (_, text) => {
    const read = await readStory('startup.txt', text)

    expect(read).toHaveProperty(isRefusal(read) ? 'message' : 'structure')
  })
})
