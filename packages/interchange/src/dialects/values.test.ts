import { describe, expect, test } from 'vitest'

import { type ImportedStory } from '../shared/importedStory.ts'
import { readStory } from '../files/readStory.ts'
import { choicesOf, storyIn, textOf } from '../testing/readInto.ts'

async function read(format: string, passages: string): Promise<ImportedStory> {
  const data = JSON.stringify({ format, start: 'Start' })
  return storyIn(await readStory('a.twee', `:: StoryData\n${data}\n\n${passages}`))
}

const messagesOf = ({ notes }: ImportedStory) => notes.map(({ message }) => message)

describe('a variable that only some ways set', () => {
  const WAYS = ':: Start\n[[Take key->K]] [[Leave->E]]\n\n:: In\nIn.\n\n:: Home\nHome.\n\n'

  test('opens no choice on the others where it is a flag of Harlowe', async () => {
    const story = await read(
      'Harlowe',
      `${WAYS}:: K\n(set: $hasKey to true)Taken. [[Leave->E]]\n\n:: E\nThe door. (if: $hasKey)[ [[Unlock it->In]]] [[Go home->Home]]`,
    )

    expect(choicesOf(story, 'E')).toEqual(['Unlock it -> In if hasKey', 'Go home -> Home'])
    expect(story.structure.state).toEqual({ hasKey: { flag: false } })
    expect(story.replay?.differences).toBe(0)
  })

  test.each([
    ['SugarCube', '<<set $key to "gold">>', '<<if $key is "gold">>Gold.<<else>>None.<</if>>'],
    ['Harlowe', '(set: $key to "gold")', '(if: $key is "gold")[Gold.](else:)[None.]'],
  ])('is no word of %s on the others', async (format, set, asking) => {
    const story = await read(
      format,
      `${WAYS}:: K\n${set}Taken. [[Leave->E]]\n\n:: E\n${asking} [[Home]]`,
    )

    expect(textOf(story, 'E')).toBe('{key == "gold": Gold.|None.}')
    expect(story.structure.state).toMatchObject({ key: { start: '(none)' } })
    expect(story.replay?.differences).toBe(0)
  })

  test('has no value beside its words where each way sets it before it is read', async () => {
    const story = await read(
      'SugarCube',
      ':: Start\n[[Left->E][$door to "left"]] [[Right->E][$door to "right"]]\n\n:: E\n<<if $door is "left">>Cold.<<else>>Warm.<</if>>',
    )

    expect(story.structure.state).toEqual({ door: { one_of: ['left', 'right'], start: 'left' } })
  })
})

describe('words in quotation marks', () => {
  test.each([
    ['SugarCube', '<<set $clue to "Leave it alone">>$clue', 'Leave it alone'],
    ['SugarCube', `<<set $clue to 'Leave it alone'>>$clue`, 'Leave it alone'],
    ['SugarCube', '<<set $clue to "So \\"it\\" is">>$clue', 'So "it" is'],
    ['SugarCube', `<<set $clue to 'Don\\'t go, please'>>$clue`, "Don't go, please"],
    ['Harlowe', '(set: $clue to "Leave it alone")$clue', 'Leave it alone'],
    ['Harlowe', `(set: $clue to 'Don\\'t go, please')$clue`, "Don't go, please"],
    ['Harlowe', '(set: $clue to "his visit ended")$clue', 'his visit ended'],
    ['Harlowe', '(set: $clue to "see (note: x)")$clue', 'see (note: x)'],
    ['Chapbook', 'clue: "roll random.d6"\n--\n{clue}', 'roll random.d6'],
  ])('stay as their author wrote them in %s: %s', async (format, written, told) => {
    const story = await read(format, `:: Start\n${written}\n\n[[On]]\n\n:: On\nThe end.`)

    expect(textOf(story, 'Start')).toBe(told)
  })

  test('leave "it" outside of them what it is', async () => {
    const story = await read(
      'Harlowe',
      ':: Start\n(set: $clue to "Leave ")(set: $clue to it + "it")$clue\n\n[[On]]\n\n:: On\nThe end.',
    )

    expect(textOf(story, 'Start')).toBe('Leave it')
  })
})

describe('a variable of SugarCube in a sentence', () => {
  const page = (sentence: string) =>
    read(
      'SugarCube',
      `:: Start\n<<set $name to "Meera">>[[On->Next][$name to "Asha"]] [[Next]]\n\n:: Next\n${sentence} <<if $name is "Meera">>Hello.<<else>>Who?<</if>>`,
    )

  test.each(['.', '...', '…', '..'])('ends before %j', async (end) => {
    const story = await page(`Well, $name${end} Yes.`)

    expect(textOf(story, 'Next')).toBe(`Well, {=name}${end} Yes. {name == "Meera": Hello.|Who?}`)
    expect(messagesOf(story)).toEqual([])
  })

  test('takes a name after a full stop for a part of it', async () => {
    const story = await read(
      'SugarCube',
      ':: StoryInit\n<<set $hero to { name: "Meera" }>>\n\n:: Start\nI am $hero.name. [[On]]\n\n:: On\nThe end.',
    )

    expect(textOf(story, 'Start')).toBe('I am Meera.')
  })
})

describe('a comparison that Harlowe lets an author shorten', () => {
  const page = (condition: string) =>
    read(
      'Harlowe',
      `:: Start\n(set: $c to "red")(set: $n to 5)[[On->N]] [[Other->O]] [[Third->P]]\n\n:: O\n(set: $c to "green")(set: $n to 9)[[On->N]]\n\n:: P\n(set: $c to "blue")(set: $n to 3)[[On->N]]\n\n:: N\n(if: ${condition})[Yes.](else:)[No.]`,
    )

  test.each([
    ['$c is "red" or "blue"', 'c == "red" or c == "blue"'],
    ['$c is "red" or it is "blue"', 'c == "red" or c == "blue"'],
    ['$n is 3 or 4 or 5', 'n == 3 or n == 4 or n == 5'],
    ['$n < 4 and 6', 'n < 4 and n < 6'],
    ['$n > 3 and it < 6', 'n > 3 and n < 6'],
    ['$n is 3 or 4 and $c is "red"', '(n == 3 or n == 4) and c == "red"'],
    [
      '($n is 3 or 5) and ($c is "red" or "blue")',
      '(n == 3 or n == 5) and (c == "red" or c == "blue")',
    ],
  ])('is told in full: %s', async (condition, full) => {
    const story = await page(condition)

    expect(textOf(story, 'N')).toBe(`{${full}: Yes.|No.}`)
    expect(messagesOf(story)).toEqual([])
    expect(story.replay?.differences).toBe(0)
  })

  test.each([
    '$c is not "red" and "blue"',
    '$n is 3 or 4 or $c is "red"',
    '3 or $n is 4',
    'it is 3',
  ])('is named where it cannot be told what it means: %s', async (condition) => {
    const story = await page(condition)

    expect(messagesOf(story)).toContainEqual(
      expect.stringContaining(`whether (if: ${condition}) holds`),
    )
  })

  test('stays what a script makes of it in SugarCube', async () => {
    const story = await read(
      'SugarCube',
      ':: Start\n[[Red->E][$c to "red"]] [[Green->E][$c to "green"]]\n\n:: E\n<<if $c is "red" or "blue">>Warm.<<else>>Leafy.<</if>>',
    )

    expect(textOf(story, 'E')).toBe('Warm.')
  })
})

test.each([
  ['Harlowe', '(if: $a or $b and $c)[Yes.](else:)[No.]', '(a or b) and c'],
  ['Harlowe', '(if: $a and $b or $c)[Yes.](else:)[No.]', 'a and b or c'],
  ['SugarCube', '<<if $a or $b and $c>>Yes.<<else>>No.<</if>>', 'a or b and c'],
])(
  '"and" and "or" without brackets are joined as %s joins them: %s',
  async (format, asking, so) => {
    const set = format === 'SugarCube' ? '<<set $_ to true>>' : '(set: $_ to true)'
    const ways = [...'abc'].map((name) => `:: ${name}\n${set.replace('_', name)}[[Start]]`)
    const start = `:: Start\n[[a]] [[b]] [[c]] [[Page]]`
    const story = await read(format, [start, ...ways, `:: Page\n${asking}`].join('\n\n'))

    expect(textOf(story, 'Page')).toBe(`{${so}: Yes.|No.}`)
    expect(story.replay?.differences).toBe(0)
  },
)

describe('what is compared with 1, "1" and "no"', () => {
  const asked: Readonly<Record<string, (condition: string) => string>> = {
    SugarCube: (condition) => `<<if ${condition}>>Yes.<</if>>`,
    Chapbook: (condition) => `[if ${condition}]\nYes.`,
  }
  const set: Readonly<Record<string, (value: string) => string>> = {
    SugarCube: (value) => `<<set $key to ${value}>>`,
    Chapbook: (value) => `key: ${value}\n--\n`,
  }
  const page = (format: string, condition: string) => {
    const ways = ['1', '"1"', '"no"'].map(
      (value, at) => `:: W${at}\n${set[format]?.(value)}[[Page]]`,
    )
    const start = ':: Start\n[[W0]] [[W1]] [[W2]]'
    return read(format, [start, ...ways, `:: Page\n${asked[format]?.(condition)}`].join('\n\n'))
  }

  test.each([
    ['SugarCube', '$key eq true', '{key != "no": Yes.}'],
    ['SugarCube', '$key == 1', '{key != "no": Yes.}'],
    ['SugarCube', '$key neq "1"', '{key == "no": Yes.}'],
    ['SugarCube', '$key is 1', '{key == "1 2": Yes.}'],
    ['SugarCube', '$key === "1"', '{key == "1": Yes.}'],
    ['Chapbook', 'key == 1', '{key != "no": Yes.}'],
    ['Chapbook', 'key != true', '{key == "no": Yes.}'],
    ['Chapbook', 'key === 1', '{key == "1 2": Yes.}'],
  ])('in %s is so where a script says so: %s', async (format, condition, told) => {
    const story = await page(format, condition)

    expect(textOf(story, 'Page')).toBe(told)
    expect(messagesOf(story)).toEqual([])
    expect(story.replay?.differences).toBe(0)
  })
})

describe('the least of many values', () => {
  const deep = Array.from({ length: 60 }).reduce<string>((of, _, at) => `(min: ${of}, ${at})`, '$n')
  const wide = `(min: $n, ${Array.from({ length: 60 }, (_, at) => at).join(', ')})`

  test.each([deep, wide])('is named, and not reckoned for ever: %.24s', async (value) => {
    const story = await read(
      'Harlowe',
      `:: Start\n(set: $n to 3)[[On]]\n\n:: On\n(if: ${value} > 2)[Many.](else:)[Few.]`,
    )

    expect(messagesOf(story)).toContainEqual(expect.stringContaining('holds'))
  })
})
