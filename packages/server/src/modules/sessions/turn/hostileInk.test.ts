import { compiledOf, inkStory } from '@kathasagar/interchange/ink'
import type { StoryStructure } from '@kathasagar/story'
import { describe, expect, test } from 'vitest'

import { createInkPool } from '../../../providers/ink/inkPool.ts'
import { openPlayApp } from '../../../test/openTestApp.ts'
import { beginPlay } from '../../../test/play.ts'

const app = await openPlayApp()
const token = (await app.register()).access_token

const SOUND = 'A lamp.\n* [Blow it out] Dark.\n-> END\n'
const lamp = inkStory(SOUND)
const walk = { ways: 0, ended: 0, unfinished: 0, loose: 0, longest: 0, faults: [] }
const storyOf = (compiled: string): StoryStructure => ({
  ...lamp,
  ink: { source: SOUND, compiled, walk },
})
const play = (body: object) => app.call('testPlay', { token, body: body as never })

async function expectAlive() {
  const told = (await play({ story_structure: lamp })).answer()
  expect(told).toMatchObject({ choices: ['Blow it out'] })
}

const many = (count: number, line: (at: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, at) => line(at)).join(between)
const OUTPUT_BOMB = `VAR s = "0123456789abcdef"
VAR n = 0
-> double
=== double
~ s = s + s
~ n++
{n < 10: -> double}
-> tell
=== tell
~ n++
${'{s}'.repeat(200)}<>
{n < 110: -> tell}
-> END
`

const PROGRAMS: readonly (readonly [string, string])[] = [
  ['tells one text again and again', OUTPUT_BOMB],
  ['offers a thousand choices', `${many(1000, (at) => `+ [Way ${at}] -> END`)}\n`],
  [
    'multiplies a list by itself',
    `LIST l = ${many(12, (at) => `(i${at})`, ', ')}\nVAR n = 0\n-> a\n=== a\n~ l = LIST_ALL(l) + LIST_INVERT(l)\n~ n++\n{LIST_COUNT(LIST_RANGE(l, n, 12))}<>\n-> a\n`,
  ],
  ['is called like a part of the engine', '-> __proto__\n=== __proto__\nHere.\n-> END\n'],
  ['divides by nothing', 'VAR z = 0\n{1 / z}{1 % z}{RANDOM(5, 1)}\n-> END\n'],
  ['diverts to a number', 'VAR to = 5\n-> to\n'],
]

describe('an untrusted program', () => {
  test.each(PROGRAMS)(
    'that %s is refused or narrated, and changes nothing else',
    async (_, source) => {
      const answer = await play({ story_structure: storyOf(compiledOf(source)) })
      expect(['told', 'story_stuck']).toContain(
        answer.status === 200 ? 'told' : answer.refusal().code,
      )
      await expectAlive()
    },
  )

  test('that is not an Ink program is refused', async () => {
    const whole = compiledOf(SOUND)
    const torn = [
      '{}',
      'null',
      '[[[',
      '{"inkVersion":21}',
      '{"inkVersion":21,"root":null,"listDefs":{}}',
      '{"inkVersion":21,"root":[["^a",{"->":"nowhere"}],"done",null],"listDefs":{"__proto__":{}}}',
      `{"inkVersion":21,"root":${'['.repeat(20_000)}${']'.repeat(20_000)},"listDefs":{}}`,
      ...[0.2, 0.4, 0.6, 0.8].map((part) => whole.slice(0, Math.floor(whole.length * part))),
      whole.replaceAll('"^A lamp."', '{"VAR?":"__proto__"}'),
      whole.replaceAll('"^A lamp."', '{"x()":"constructor","exArgs":1e9}'),
      whole.replaceAll('"ev"', '"/str"'),
    ]
    for (const compiled of torn) {
      const answer = await play({ story_structure: storyOf(compiled) })

      expect([compiled.slice(0, 60), answer.status < 500]).toEqual([compiled.slice(0, 60), true])
    }
    await expectAlive()
  })
})

function bent(saved: string): string[] {
  const whole = JSON.parse(saved) as Record<string, unknown>
  const without = (key: string) =>
    JSON.stringify(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)))
  return [
    '',
    'null',
    '[]',
    '{}',
    '"',
    saved.slice(0, -1),
    saved.slice(0, Math.floor(saved.length / 2)),
    ...Object.keys(whole).map(without),
    ...Object.keys(whole).map((key) => JSON.stringify({ ...whole, [key]: null })),
    ...Object.keys(whole).map((key) => JSON.stringify({ ...whole, [key]: [1e308] })),
    saved.replaceAll('"threads":[', '"threads":[null,'),
    saved.replaceAll('"DEFAULT_FLOW"', '"__proto__"'),
    saved.replaceAll(/"cPath":"[^"]*"/gu, '"cPath":"__proto__.constructor"'),
    saved.replaceAll(/-?\d+/gu, '999999999999999999999'),
    saved.replaceAll(/-?\d+/gu, '-1'),
    `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    saved.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{}},'),
  ]
}

test('refuses or plays a manipulated state, without a server error', async () => {
  const begun = (await play({ story_structure: lamp })).answer()
  const { ink } = begun.state
  if (ink === undefined) throw new Error('The lamp runs as ink')
  const action = { action_type: 'continue', selected_choice: 'Blow it out' }

  for (const saved of bent(ink.saved)) {
    const state = { ...begun.state, ink: { ...ink, saved } }
    const answer = await play({ story_structure: lamp, state, action })

    expect([saved.slice(0, 60), answer.status < 500]).toEqual([saved.slice(0, 60), true])
  }
  const lost = { ...begun.state, ink: { ...ink, place: '__proto__' } }
  expect((await play({ story_structure: lamp, state: lost, action })).status).toBeLessThan(500)
  await expectAlive()
})

test('imports hostile sources as text, or refuses them', async () => {
  const sources = PROGRAMS.slice(0, 2).map(([, source]) => source)
  const growing = 'VAR s = "0123456789abcdef"\n-> a\n=== a\n~ s = s + s\n{s}\n+ [On] -> a\n'
  for (const text of [
    ...sources,
    growing,
    '{'.repeat(5000),
    '-> '.repeat(5000),
    'LIST x = ((((\n',
  ]) {
    const answer = await app.call('importStory', { token, body: { file_name: 'a.ink', text } })

    expect([text.slice(0, 40), answer.status < 500 ? 'sound' : answer.text]).toEqual([
      text.slice(0, 40),
      'sound',
    ])
  }
  await expectAlive()
})

const growing = (depth: number) => `VAR s = "${'अ'.repeat(19_000)}"
* [Dig] {dig(${depth})} -> END
* [Leave] You leave. -> END
=== function dig(n)
${many(12, (at) => `~ temp t${at} = s + n\n~ temp b${at} = t${at} ? "z"`)}
{n > 0:
~ dig(n - 1)
}
~ return 1
`

test('ends the thread of a program over its memory limit and refunds the turn', async () => {
  // A quarter of the default memory limit makes the test fast.
  const inkRunner = createInkPool({ timeoutMs: 60_000, maxWaiting: 4, megabytes: 32 })
  const { inkRunner: usual } = app.ports
  app.ports.inkRunner = inkRunner
  const dug = await beginPlay(app, { structure: storyOf(compiledOf(growing(150))), initial_xp: 30 })
  const other = await beginPlay(app, { structure: lamp, initial_xp: 30 })
  const before = await dug.wallet()
  const choose = (selected_choice: string) =>
    ({ action_type: 'continue', selected_choice }) as const

  const [stuck, dark] = await Promise.all([
    dug.act(choose('Dig')),
    other.acted(choose('Blow it out')),
  ])
  const refunded = await dug.wallet()
  const after = await dug.acted(choose('Leave'))

  app.ports.inkRunner = usual
  await inkRunner.close()
  expect(stuck.refusal().code).toBe('story_stuck')
  expect(dark.narrative).toContain('Dark.')
  expect(after.narrative).toContain('You leave.')
  expect(refunded).toEqual(before)
})
