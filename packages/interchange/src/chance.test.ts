import { expect, test } from 'vitest'

import { importedPlay } from './replay/importedPlay.ts'
import { readStory } from './files/readStory.ts'
import { stillClock } from './testing/stillClock.ts'
import { storyIn } from './testing/readInto.ts'

stillClock()

const head = (format: string) =>
  `:: StoryData\n{"ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC", "format": "${format}", "start": "Start"}\n\n`

const byWords = (one: string, other: string) => one.localeCompare(other)

async function brought(format: string, passages: string) {
  const read = storyIn(await readStory('a.twee', head(format) + passages))
  const open = importedPlay(read.structure)
  /** All that some play tells first, and after its first choice. */
  const told = Array.from({ length: 60 }, (_, seed) => {
    const play = open(() => '', seed + 1)
    const { seen } = play.now({ text: '', choices: [] })
    play.choose(0)
    return [seen.text, play.now({ text: '', choices: [] }).seen.text].map((text) =>
      text.replace(/\s+/gu, ' ').trim(),
    )
  })
  const lost = read.notes.filter(({ effect }) => effect === 'story').map(({ message }) => message)
  const sets = (at: number) => [...new Set(told.map((texts) => texts[at] ?? ''))].toSorted(byWords)
  return { ...read, lost, first: sets(0), second: sets(1) }
}

test('a die that is thrown on a page is shown there, and known on the next', async () => {
  const story = await brought(
    'SugarCube',
    `:: Start\n<<set $die to random(1, 3)>>You throw $die.\n[[On]]\n\n:: On\n<<if $die gt 2>>High: $die.<<else>>Low: $die.<</if>>\n`,
  )

  expect(story.lost).toEqual([])
  expect(story.replay).toMatchObject({ ways: 200, differences: 0 })
  expect(story.first).toEqual(['You throw 1.', 'You throw 2.', 'You throw 3.'])
  expect(story.second).toEqual(['High: 3.', 'Low: 1.', 'Low: 2.'])
})

test('chance in the words of a page is a variable without a name', async () => {
  const story = await brought(
    'Harlowe',
    `:: Start\nA (either: "red", "blue") door, and (random: 1, 2) (random: 1, 2).\n[[On]]\n\n:: On\n(if: (random: 1, 2) is 1)[Heads.](else:)[Tails.]\n`,
  )

  expect(story.lost).toEqual([])
  expect(story.replay).toMatchObject({ ways: 200, differences: 0 })
  expect(story.first).toHaveLength(8)
  expect(story.second).toEqual(['Heads.', 'Tails.'])
})

test('what a link draws is drawn when it is taken', async () => {
  const story = await brought(
    'SugarCube',
    `:: Start\nA lake.\n<<link "Fish" "Catch">><<set $fish to either("carp", "eel")>><</link>>\n\n:: Catch\nYou have a $fish.\n`,
  )

  expect(story.lost).toEqual([])
  expect(story.replay).toMatchObject({ ways: 200, differences: 0 })
  expect(story.structure.nodes['Start']?.choices[0]?.sets).toEqual({ fish: '?carp|eel' })
  expect(story.second).toEqual(['You have a carp.', 'You have a eel.'])
})

test('a second throw of the same die, and one in a branch, begin scenes of their own', async () => {
  const story = await brought(
    'SugarCube',
    `:: StoryInit\n<<set $die to 1>><<set $brave to false>>\n\n:: Start\n[[Bold|Table][$brave to true]]\n[[Meek|Table]]\n\n:: Table\nIt was $die. <<set $die to random(2, 4)>>Now it is $die.<<if $brave>> Again: <<set $die to random(5, 6)>>$die.<</if>>\n[[Table]]\n[[Out]]\n\n:: Out\nYou leave with $die.\n`,
  )

  expect(story.lost).toEqual([])
  expect(story.replay).toMatchObject({ differences: 0 })
  expect(story.replay?.ways).toBeGreaterThan(100)
})

test('a number that is drawn twice over is one number wherever it is read', async () => {
  const story = await brought(
    'SugarCube',
    `:: Start\n[[Throw|Table][$die to random(1, 6); $same to $die]]\n\n:: Table\n<<if $same is $die>>Same.<<else>>Other.<</if>>\n`,
  )

  // Who reads what the same link has drawn reads nothing that could be followed.
  expect(story.lost.join(' ')).toMatch(/same/u)
})

test('a die with more sides than a list holds is a number, and large sums of chance are named', async () => {
  const story = await brought(
    'SugarCube',
    `:: Start\n<<set $roll to random(1, 100)>><<set $gold to 10 + random(1, 6)>>$roll, $gold\n[[On]]\n\n:: On\n<<if $roll gte 50>>High<<else>>Low<</if>>\n`,
  )

  expect(story.structure.state?.['roll']).toMatchObject({ number: [0, 100] })
  expect(story.structure.nodes['Start']?.enters?.sets).toMatchObject({ roll: '?1..100' })
  expect(story.replay).toMatchObject({ differences: 0 })
  expect(story.second).toEqual(['High', 'Low'])
})

test('where there is no room for all, chance in texts goes before no variable of the story', async () => {
  const pages = Array.from(
    { length: 61 },
    (_, at) => `<<print either("red ${at}", "blue ${at}", "green ${at}")>>`,
  )
  const story = await brought(
    'SugarCube',
    `:: StoryInit\n<<set $key to false>>\n\n:: Start\n${pages.join(' ')}\n[[Take|On][$key to true]]\n[[Leave|On]]\n\n:: On\n<<if $key>>A key.<<else>>No key.<</if>>\n`,
  )

  expect(story.structure.state).toHaveProperty('key')
  expect(story.second).toContain('A key.')
  expect(story.lost.length).toBeGreaterThan(0)
})

test('what is drawn comes back from the SugarCube that we write', async () => {
  const story = await brought(
    'SugarCube',
    `:: StoryInit\n<<set $n to 10>>\n\n:: Start\n<<set $n to random(1, 6)>>$n\n[[On|On][$c to either("ace", "king")]]\n\n:: On\n$c\n`,
  )

  expect(story.lost).toEqual([])
  expect(story.replay).toMatchObject({ differences: 0 })
})

test('who turns back to the first page of many choices throws no second time', async () => {
  const ways = Array.from({ length: 15 }, (_, at) => `[[Way ${at}|On]]`).join('\n')
  const story = await brought(
    'SugarCube',
    `:: Start\n<<set $die to random(1, 1000)>>You throw $die.\n${ways}\n\n:: On\nIt was $die.\n`,
  )
  const { nodes } = story.structure
  const backs = Object.values(nodes).flatMap(({ choices }) =>
    choices.filter(({ text }) => text === 'Back').map(({ target }) => nodes[target]),
  )

  expect(backs).not.toEqual([])
  for (const page of backs) {
    expect(page?.enters).toBeUndefined()
    expect(page?.choices).toEqual(nodes['Start']?.choices)
  }
})

test('a link that opens in place leaves the rest of its page as chance made it', async () => {
  const story = await brought(
    'SugarCube',
    `:: Start\nA coin.\n<<linkreplace "Look">>It shines like <<print either("gold", "tin")>>.<</linkreplace>>\n<<if random(1, 2) is 1>>[[Heads]]<<else>>[[Tails]]<</if>>\n\n:: Heads\nHeads.\n\n:: Tails\nTails.\n`,
  )
  const look = story.structure.nodes['Start']?.choices.find(({ text }) => text === 'Look')
  const drawn = Object.keys(story.structure.nodes['Start']?.enters?.sets ?? {})
  const again = Object.keys(story.structure.nodes[look?.target ?? '']?.enters?.sets ?? {})

  expect(story.lost).toEqual([])
  expect(story.replay).toMatchObject({ ways: 200, differences: 0 })
  expect(drawn).toHaveLength(1)
  expect(again).toHaveLength(1)
  expect(again).not.toEqual(drawn)
})

test('of several links that draw only the one that is taken does', async () => {
  const story = await brought(
    'SugarCube',
    `:: StoryInit\n<<set $die to 1>>\n\n:: Start\nYou have $die.\n[[High|Start][$die to random(1, 100)]]\n[[Low|Start][$die to random(1, 9)]]\n[[Out]]\n\n:: Out\nYou leave with $die.\n`,
  )

  expect(story.lost).toEqual([])
  expect(story.replay).toMatchObject({ ways: 200, differences: 0 })
})

test.each([
  '<<set $die to random(2, 6)>>',
  '<<if $brave>><<set $die to random(2, 6)>><</if>>',
  '<<include "Throw">>',
])('a draw that nobody can tell whether it is made is named, and not made: %s', async (draw) => {
  const story = await brought(
    'SugarCube',
    `:: StoryInit\n<<set $die to 1>><<set $brave to false>>\n\n:: Start\n[[Bold|Table][$brave to true]]\n[[Meek|Table]]\n\n:: Table\n<<if $list.includes("x")>>${draw}<</if>>A table.\n[[On]]\n\n:: On\n<<if $die gt 3>>High.<<else>>Low.<</if>>\n[[Again|Table][$die to 4]]\n\n:: Throw\n<<set $die to random(2, 6)>>A throw.\n`,
  )
  const draws = Object.entries(story.structure.nodes).filter(([, { enters }]) => enters?.sets)

  expect(story.lost.join(' ')).toMatch(/What chance gives "\$die" here is not known/u)
  // Where it is told, nothing is drawn; nothing else leads to it.
  expect(draws.map(([name]) => name)).toEqual(draw.includes('include') ? [] : ['Throw'])
})
