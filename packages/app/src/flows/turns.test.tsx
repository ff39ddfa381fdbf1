import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeModels,
  makeSession,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { announcementsOf } from './test/announcements.ts'
import { open, press } from './test/openSite.tsx'
import { choices, ending, failing, inTurn, told } from './test/tellings.ts'

const server = withMockedServer()
const session = makeSession()
const oar = 'Hand over hand the wet rope comes in, and at its end is your own second oar.'
const first = (action: Parameters<typeof told>[0]) => told(action, { number: 1, narrative: oar })

beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
  server.use(answer('me', makeUser()), answer('getSession', session), ...guestSite())
})

const shows = async (text: string) =>
  waitFor(() => expect(screen.getByRole('log').textContent).toContain(text))

async function act(words: string) {
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(field, { target: { value: words } })
  await press(/^Act/)
  return field
}

test('two presses before the next frame start one turn', async () => {
  server.use(
    inTurn(first, (action) => told(action, { number: 2, narrative: 'There is no second one.' })),
  )
  open(paths.play(session.id))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue 1 credit' })
  button.click()
  button.click()

  await shows(oar)
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(screen.getByRole('log').textContent).not.toContain('There is no second one.')
})

test('models that cannot be loaded are replaced by the defaults, and the log says so', async () => {
  server.use(refuse('listModels', 'internal'))
  open(paths.play(session.id))

  await screen.findByRole('button', { name: 'Text model: Tenali' })
  await shows('Failed to load AI models.')
  expect(screen.getByRole('button', { name: 'Image model: Vishvakarma' })).toBeDefined()
})

test('a turn without enough credits is retried with the selected model', async () => {
  const refusal = failing('not_enough_credits', {
    model_requested: 'tenali',
    available_credits: 0,
    required_credits: 1,
    suggested_alternatives: makeModels().text.slice(0, 1),
  })
  server.use(inTurn(() => refusal, first))
  open(paths.play(session.id))
  const field = await act('I pull the rope in')
  await shows('Not enough credits for Tenali. You have 0 credits, but need 1.')
  expect(field.value).toBe('I pull the rope in')

  const others = await screen.findByRole('group', { name: 'Try these alternatives:' })
  fireEvent.click(within(others).getByRole('button', { name: /^Kathakar/ }))
  await shows(oar)
  await shows('You: I pull the rope in')
  await shows('Using Kathakar (0 credits)')
  await waitFor(() => expect(field.value).toBe(''))
})

test('a turn with an unreachable model is free and can be retried', async () => {
  const unreachable = { ...failing('storyteller_unreachable'), parts: ['Hand over'] }
  server.use(inTurn(() => unreachable, first))
  open(paths.play(session.id))
  const field = await act('I pull')
  await shows('You were not charged')
  expect(screen.getByRole('log').textContent).not.toContain('Hand over')
  expect(field.value).toBe('I pull')

  await press(/^Act/)
  await shows(oar)
  expect(screen.getByRole('log').textContent).not.toContain('You were not charged')
})

test('each line is announced once, completely and in order', async () => {
  const narratives = ['The rope comes in.', 'The bank comes nearer.', 'The boat turns.']
  server.use(
    inTurn(
      ...narratives.map(
        (narrative, at) => (action: Parameters<typeof told>[0]) =>
          told(action, { number: at + 1, narrative, isLast: at === 2 }),
      ),
    ),
  )
  open(paths.play(session.id))
  const hearing = announcementsOf(await screen.findByRole('log', { name: session.story.title }))
  const hears = async (...lines: string[]) => {
    await shows(lines.at(-1) ?? '')
    await waitFor(() => expect(screen.queryByRole('status', { name: /thinking/ })).toBeNull())
    expect(hearing.news()).toEqual(lines)
  }
  const using = 'Using Tenali (1 credit)'

  await act('I pull the rope')
  await hears('You: I pull the rope', using, narratives[0]!)
  await press(new RegExp(`^${choices[1]}`))
  await hears(`Selected: ${choices[1]}`, using, narratives[1]!)
  await press(/^Immerse/)
  const end = `The story has reached an ending: ${ending.title}`
  await hears('You look closer.', using, narratives[2]!, end)
  hearing.end()
})
