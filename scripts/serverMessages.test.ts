import catalogue from '@kathasagar/stories/catalogue.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'

import { ERRORS } from '../packages/api/src/contract/errors.ts'
import { PLAYER_ACTIONS } from '../packages/story/src/vocabulary/vocabulary.ts'
import { TASKS, levelOf } from '../packages/server/src/domain/tasks/tasks.ts'
import { DEFAULT_HELP_LINES } from '../packages/server/src/configReader.ts'
import { MODEL_CATALOGUE } from '../packages/server/src/providers/modelCatalogue.ts'
import { INTERFACE_LOCALES, loadMessages } from '../packages/ui/src/messages/locales.ts'
import { en } from '../packages/ui/src/messages/en.ts'
import { serverMessagesIn } from '../packages/ui/src/messages/useServerMessages.ts'

const levels = new Set(Array.from({ length: 4000 }, (_none, stars) => levelOf(stars).title))
const faults = Object.keys(ERRORS).filter((code) => code.startsWith('storyteller_'))
const lines = Object.values(DEFAULT_HELP_LINES).flat()
const missing = (ids: readonly (string | undefined)[], names: object) =>
  ids.filter((id) => id === undefined || !Object.hasOwn(names, id))

const others = INTERFACE_LOCALES.filter((locale) => locale !== 'en')
const languages = await Promise.all(
  others.map(async (locale) => ({ locale, messages: await loadMessages(locale) })),
)

describe.each(languages)('messages of the server are translated to $locale', ({ messages }) => {
  const { serverMessages, site } = messages

  test('by the id of every shipped task, level, category, tag, help line and model', () => {
    expect(
      missing(
        TASKS.map(({ id }) => id),
        serverMessages.tasks,
      ),
    ).toEqual([])
    expect(
      missing(
        catalogue.categories.map(({ name }) => name),
        serverMessages.categories,
      ),
    ).toEqual([])
    expect(
      missing(
        catalogue.tags.map(({ name }) => name),
        serverMessages.tags,
      ),
    ).toEqual([])
    expect(
      missing(
        lines.map(({ message_id }) => message_id),
        serverMessages.helpLines,
      ),
    ).toEqual([])
    const models = [...MODEL_CATALOGUE.text, ...MODEL_CATALOGUE.image]
    expect(
      missing(
        models.map(({ model_key }) => model_key),
        serverMessages.models,
      ),
    ).toEqual([])
    expect(serverMessages.levels).toHaveLength(levels.size)
  })

  test('by the code of every error and fault, and by the reason of credit changes', () => {
    const actions = PLAYER_ACTIONS.filter((action) => action !== 'undo')
    const causes = ['registration', 'verification', 'task', ...actions]

    expect(missing(Object.keys(ERRORS), site.errors)).toEqual([])
    expect(missing([...faults, 'picture_failed', 'busyFor'], serverMessages.fallback)).toEqual([])
    expect(missing(causes, serverMessages.credits)).toEqual([])
  })

  test('but not by the English text', () => {
    const t = serverMessagesIn(messages)
    const english = 'A sentence that nobody has written'
    const turn = {
      session_id: '',
      turn_id: '',
      number: 1,
      action_type: 'show' as const,
      model_used: 'x',
    }

    for (const said of [
      t.category({ display_name: english, message_id: 'epics' }),
      t.tag({ display_name: english, message_id: 'ghosts' }),
      t.level({ current: 99, title: english }),
      t.task({ task_id: 'first-steps', title: english }).title,
      t.credits({ cause: { kind: 'turn', model_name: 'X' }, reason: english, turn }),
      t.credits({ cause: { kind: 'task', task_id: 'first-steps' }, reason: english, turn: null }),
      t.fallback({
        fallback: { code: 'storyteller_busy', fallback_model: 'X' },
        fallback_warning: english,
      }),
      t.fallback({
        fallback: { code: 'storyteller_busy', fallback_model: null },
        fallback_warning: english,
      }),
      t.fallback({
        fallback: { code: 'picture_failed', fallback_model: null },
        fallback_warning: english,
      }),
    ]) {
      expect(said).toBeTruthy()
      expect(said).not.toContain(english)
    }
  })

  test('except names that an admin has changed', () => {
    const t = serverMessagesIn(messages)

    expect(t.category({ display_name: 'Tales of our street' })).toBe('Tales of our street')
    expect(t.credits({ cause: { kind: 'note' }, reason: 'For the banyan', turn: null })).toBe(
      'For the banyan',
    )
  })
})

test('shows the server’s own messages in English', () => {
  const t = serverMessagesIn(en)
  const fallback = { code: 'storyteller_busy' as const, fallback_model: 'Kathakar' }

  expect(t.category({ display_name: 'Epics & Heroes', message_id: 'epics' })).toBe('Epics & Heroes')
  expect(t.fallback({ fallback, fallback_warning: 'As it came.' })).toBe('As it came.')
})
