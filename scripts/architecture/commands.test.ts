import ts from 'typescript'
import { expect, test } from 'vitest'

import { PLAYER_ACTIONS } from '../../packages/story/src/vocabulary/vocabulary.ts'
import { COMMANDS } from '../../packages/ui/src/commands/commands.ts'
import { sourceFiles } from './imports.ts'
import { textOf } from '../prepare.mjs'

/** Names that an interface of a file declares itself. */
function namesOf(code: string, name: string): string[] {
  const source = ts.createSourceFile('given.ts', code, ts.ScriptTarget.Latest)
  const found = source.statements.find(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === name,
  )
  return found?.members.map((member) => member.name?.getText(source) ?? '') ?? []
}

test('the play screen takes at most 16 props', () => {
  const names = namesOf(
    textOf('packages/ui/src/screens/PlayScreen/PlayScreen.tsx'),
    'PlayScreenProps',
  )

  expect(names).toContain('onCommand')
  expect(names.length).toBeLessThanOrEqual(16)
})

/** What has an action in hand, or what became of it: by these names a file is on its way. */
const ON_THE_WAY = new RegExp(
  [
    // From the control to the wire
    'onCommand|OnCommand|ActionRequest|ActionBody|takeAction|TakeActionArgs|sentAction|tellAction',
    // From the wire to the row
    'parseAction|Asking|BegunTurn|Claim|Delivery|findTurnContext|Settlement|ActionEvents|type Action|action\\.ts',
    // And back into the log
    'presentAction|ActionAnswer|joinNews|askedLines|logEntriesOf|pendingEntriesOf',
  ]
    .map((names) => `\\b(?:${names})\\b`)
    .join('|'),
)
/** Beginning, following (here or elsewhere) or saving a session, an answer that is no turn, a program's turn, a turn that is told before it is claimed, one that a model makes up, what is begun of one while its words are judged or condensed after it, and other words for one that was told, a list of plays and the moves within one, or playing without the server: roads of their own. */
const OTHER_ROADS =
  /\/(?:beginSession|followAction|relayWords|answerOutside|builtInPlay|goOnInInk|takeTurnInOneStep|takeTurn|transcript|deliverImprovised|condenseTurns|tellAhead|beginRetelling|tellRetelling|editTelling|chooseTelling|moveToTelling|useTellings|tellings|plays|moveHead|offlinePlay)\.ts$/
const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')

/** Where an action goes in a session: from the press through the wire to its row, and into the log. */
const ROADS = [
  'packages/ui/src/play/',
  'packages/ui/src/components/play/',
  'packages/ui/src/screens/PlayScreen/',
  'packages/app/src/features/play/',
  'packages/api/src/contract/',
  'packages/api/src/endpoints/',
  'packages/server/src/http/',
  'packages/server/src/services/sessions/',
  'packages/engine/src/turn/',
  'packages/server/src/db/repositories/',
]

const walk = sourceFiles().filter(
  (file) =>
    ROADS.some((road) => file.startsWith(road)) &&
    !/\/testing\//.test(file) &&
    !OTHER_ROADS.test(file) &&
    ON_THE_WAY.test(withoutComments(textOf(file))),
)

test.each([
  'packages/ui/src/components/play/CommandPanel/VerbRow.tsx',
  'packages/app/src/features/play/usePlayTurns.ts',
  'packages/api/src/endpoints/sessions.ts',
  'packages/server/src/services/sessions/turn/claimAction.ts',
  'packages/engine/src/turn/interpret.ts',
  'packages/server/src/db/repositories/play.ts',
  'packages/ui/src/play/logEntries.ts',
])('an action comes by %s', (file) => {
  expect(walk).toContain(file)
})

test('an action passes at most 47 files from the press to its row and back into the log', () => {
  expect(walk.length).toBeLessThanOrEqual(47)
})

test('no two commands share a key', () => {
  const keys = Object.values(COMMANDS).flatMap(({ shortcut }) => shortcut ?? [])

  expect(new Set(keys).size).toBe(keys.length)
})

test('the glossary names every action', () => {
  const [row = ''] = /^\| action \|.*$/m.exec(textOf('docs/GLOSSARY.md')) ?? []

  expect(PLAYER_ACTIONS.filter((action) => !row.includes(`\`${action}\``))).toEqual([])
})
