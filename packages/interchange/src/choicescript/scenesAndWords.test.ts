import { describe, expect, test } from 'vitest'

import { readFiles } from '../files/readFiles.ts'
import { wordsTyped } from '../replay/wordsTyped.ts'
import { storyIn, textOf } from '../testing/readInto.ts'

const game = async (scenes: Readonly<Record<string, string>>) =>
  storyIn(
    await readFiles(
      Object.entries(scenes).map(([name, text]) => ({
        name: `mygame/scenes/${name}.txt`,
        bytes: new TextEncoder().encode(text),
      })),
    ),
  )

const messagesOf = ({ notes }: Awaited<ReturnType<typeof game>>) =>
  notes.map(({ message }) => message)

describe('a text of ChoiceScript that is a value', () => {
  const hub = (set: string, after: string) =>
    game({
      startup: `*create first "Meera"\n*create who ""\nWho?\n*choice\n  #A\n    *set first "Asha"\n    *goto on\n  #B\n    *goto on\n*label on\n${set}\n${after}\n*ending\n`,
    })

  test('is filled in with the values that it names', async () => {
    const story = await hub('*set who "Dr. ${first} Rao"', 'Dear ${who}.')

    const text = textOf(story, 'startup.on')
    expect(text).toContain('Dr. Meera Rao')
    expect(text).toContain('Dr. Asha Rao')
    expect(text).not.toContain('$')
    expect(messagesOf(story)).toEqual([])
    expect(story.replay?.differences).toBe(0)
  })

  test('is asked filled in', async () => {
    const story = await hub('*if (first = "${first}")\n  Same.', 'On.')

    expect(textOf(story, 'startup.on')).toBe('Same. On.')
  })

  test.each(['"@{true Dr|Mr} Rao"', '"$!{first} Rao"', '"${first * } Rao"'])(
    'is named where it holds more than values: %s',
    async (words) => {
      const story = await hub(`*set who ${words}`, 'Dear ${who}.')

      expect(messagesOf(story)).toContainEqual(expect.stringContaining('who'))
      expect(JSON.stringify(story.structure)).not.toContain('Rao')
    },
  )

  test('may hold the signs of our texts, and is asked all the same', async () => {
    const story = await game({
      startup:
        '*create who "a"\nWho?\n*choice\n  #A\n    *set who "x {y} | z"\n    *goto on\n  #B\n    *goto on\n*label on\n*if (who = "x {y} | z")\n  Odd.\nOn.\n*ending\n',
    })

    expect(textOf(story, 'startup.on')).toBe('{who == "x {y} | z": Odd.\\ }On.')
    expect(story.replay?.differences).toBe(0)
  })
})

test('a capital letter for words that are typed is named', async () => {
  const story = await game({
    startup:
      '*create name "you"\nYour name?\n*input_text name\nWelcome, ${name}.\n*choice\n  #Go.\n    $!{name} goes.\n    *finish\n  #Stay.\n    *finish\n',
  })

  expect(messagesOf(story)).toEqual([expect.stringContaining('The value of ${name} is not known')])
  expect(JSON.stringify(story.structure)).toContain('Welcome, {=name}.')
})

test('the walk beside the original types small letters as well', async () => {
  const story = await game({
    startup: '*create name ""\nYour name?\n*input_text name\nWelcome, ${name}.\n*finish\n',
  })

  expect(wordsTyped(story.structure)).toContain('asha')
})

describe('one of two texts of ChoiceScript', () => {
  test.each([
    ['*temp loud true', '*temp loud false'],
    ['*temp loud 1', '*temp loud 2'],
  ])('is told by what a variable of the scene says: %s', async (first, second) => {
    const story = await game({
      startup: `Who?\n*choice\n  #A\n    ${first}\n    *goto on\n  #B\n    ${second}\n    *goto on\n*label on\nIt is @{loud loud|low}.\n*ending\n`,
    })

    expect(textOf(story, 'startup.on')).toMatch(/It is \{.*loud.*low.*\}\./u)
    expect(messagesOf(story)).toEqual([])
    expect(story.replay?.differences).toBe(0)
  })

  test('is told by what a subroutine is given', async () => {
    const story = await game({
      startup:
        'Go.\n*gosub tell true\n*gosub tell 2\n*ending\n*label tell\n*params loud\nIt is @{loud loud|low}.\n*return\n',
    })

    expect(textOf(story, 'startup')).toBe('Go. It is loud. It is low.')
  })
})

describe('a scene of ChoiceScript that is not among the files', () => {
  const LIST = '*scene_list\n  startup\n  river\n  hall\n'
  const MISSING = 'The scene "river" is not among the files; the way ends here.'

  test.each([
    ['finishes', `${LIST}Dawn.\n*finish\n`],
    ['runs out', `${LIST}Dawn.\n`],
    [
      'finishes with an option',
      `${LIST}Dawn.\n*choice\n  #Row\n    *finish\n  #Stay\n    *ending\n`,
    ],
  ])('is named where one that %s leads to it', async (_how, startup) => {
    const story = await game({ startup, hall: 'A hall.\n*ending\n' })

    expect(messagesOf(story)).toContain(MISSING)
  })

  test('is not named where no way leads to it', async () => {
    const story = await game({
      startup: `${LIST}Dawn.\n*choice\n  #Row\n    *goto_scene hall\n  #Stay\n    *ending\n`,
      hall: 'A hall.\n*if (choice_randomtest)\n  *ending\n*else\n  *ending\n',
    })

    expect(messagesOf(story).filter((message) => message.includes('among the files'))).toEqual([])
  })
})
