import { clearTokens, readGuestTokens, saveGuestTokens } from '@kathasagar/api'
import type { HistoryEntry } from '@kathasagar/api/contract'
import {
  answer,
  makeAccessToken,
  makeActionAnswer,
  makeHistoryEntry,
  makeId,
  makeModels,
  makeSession,
  makeSessionData,
  makeSignedIn,
  makeStory,
  makeStoryAnswer,
  makeStoryList,
  makeUser,
  refuse,
  signedInState,
  streamTurns,
} from '@kathasagar/api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { addUnsynced, readPending, readUnsynced, type LocalTurn } from '../offline/pendingTurns.ts'
import { announcementsOf } from './test/announcements.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { siteWith } from './test/everyCall.ts'
import { fillIn, open, press, signIn } from './test/openSite.tsx'
import { choices, ending, failing, respondInOrder, told } from './test/tellings.ts'

const server = withMockedServer(makeUser())
const session = makeSession()
const openPlay = (locale?: string) => open(paths.play(session.id), locale)

type Asked = Parameters<typeof told>[0]
const oar = 'Hand over hand the wet rope comes in, and at its end is your own second oar.'
const first = (action: Asked) => told(action, { number: 1, narrative: oar })
const last = (action: Asked) =>
  told(action, { number: 1, narrative: 'The boat turns.', isLast: true })

const shows = async (text: string) =>
  waitFor(() => expect(screen.getByRole('log').textContent).toContain(text))

describe('a turn', () => {
  async function say(words: string) {
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox')
    fireEvent.change(field, { target: { value: words } })
    await press(/^Act/)
    return field
  }

  test('starts once after two clicks before the next frame', async () => {
    server.use(
      respondInOrder(first, (action) =>
        told(action, { number: 2, narrative: 'There is no second one.' }),
      ),
    )
    openPlay()
    const name = 'Continue 1 credit'
    const button = await screen.findByRole<HTMLButtonElement>('button', { name })
    button.click()
    button.click()

    await shows(oar)
    await waitFor(() => expect(button.disabled).toBe(false))
    expect(screen.getByRole('log').textContent).not.toContain('There is no second one.')
  })

  test('uses default models if the list can’t be loaded, and the log says so', async () => {
    server.use(refuse('listModels', 'internal'))
    openPlay()

    await screen.findByRole('button', { name: 'Text model: Tenali' })
    await shows('Failed to load AI models.')
    expect(screen.getByRole('button', { name: 'Image model: Vishvakarma' })).toBeDefined()
  })

  test('is retried with the selected model after a lack of credits', async () => {
    const refusal = failing('not_enough_credits', {
      model_requested: 'tenali',
      available_credits: 0,
      required_credits: 1,
      suggested_alternatives: makeModels().text.slice(0, 1),
    })
    server.use(respondInOrder(() => refusal, first))
    openPlay()
    const field = await say('I pull the rope in')
    await shows('Not enough credits for Tenali. You have 0 credits, but need 1.')
    expect(field.value).toBe('I pull the rope in')

    const others = await screen.findByRole('group', { name: 'Try these alternatives:' })
    fireEvent.click(within(others).getByRole('button', { name: /^Kathakar/ }))
    await shows(oar)
    await shows('You: I pull the rope in')
    await shows('Using Kathakar (0 credits)')
    await waitFor(() => expect(field.value).toBe(''))
  })

  test('costs nothing and can be retried if the model is unreachable', async () => {
    const unreachable = { ...failing('storyteller_unreachable'), parts: ['Hand over'] }
    server.use(respondInOrder(() => unreachable, first))
    openPlay()
    const field = await say('I pull')
    await shows('You were not charged')
    expect(screen.getByRole('log').textContent).not.toContain('Hand over')
    expect(field.value).toBe('I pull')

    await press(/^Act/)
    await shows(oar)
    expect(screen.getByRole('log').textContent).not.toContain('You were not charged')
  })

  test('announces each line once, completely and in order', async () => {
    const narratives = ['The rope comes in.', 'The bank comes nearer.', 'The boat turns.']
    server.use(
      respondInOrder(
        ...narratives.map(
          (narrative, at) => (action: Asked) =>
            told(action, { number: at + 1, narrative, isLast: at === 2 }),
        ),
      ),
    )
    openPlay()
    const hearing = announcementsOf(await screen.findByRole('log', { name: session.story.title }))
    const hears = async (...lines: string[]) => {
      await shows(lines.at(-1) ?? '')
      await waitFor(() => expect(screen.queryByRole('status', { name: /thinking/ })).toBeNull())
      expect(hearing.news()).toEqual(lines)
    }
    const using = 'Using Tenali (1 credit)'

    await say('I pull the rope')
    await hears('You: I pull the rope', using, narratives[0]!)
    await press(new RegExp(`^${choices[1]}`))
    await hears(`Selected: ${choices[1]}`, using, narratives[1]!)
    await press(/^Immerse/)
    const end = `The story has reached an ending: ${ending.title}`
    await hears('You look closer.', using, narratives[2]!, end)
    hearing.end()
  })
})

describe('a turn in an open story', () => {
  const other = 'It is longer than the river is wide, that rope.'
  const dataWith = (...narrative_history: HistoryEntry[]) =>
    makeSessionData({ narrative_history, regenerate_modes: ['tell_again', 'tell_on'] })
  const turnWith = (narrative: string, given: Partial<HistoryEntry> = {}) =>
    makeHistoryEntry({
      turn_id: makeId(502),
      parent_id: makeId(501),
      number: 1,
      action_type: 'continue',
      ai_response: makeStoryAnswer({ narrative }),
      ...given,
    })
  const answerWith = (narrative: string, given: Partial<HistoryEntry>) => {
    const entry = turnWith(narrative, given)
    const session_data = dataWith(entry)
    return makeActionAnswer({ ...entry.ai_response, turn_id: entry.turn_id, session_data })
  }
  const hides = async (text: string) =>
    waitFor(() => expect(screen.getByRole('log').textContent).not.toContain(text))

  beforeEach(() => {
    const session_data = dataWith(makeHistoryEntry(), turnWith(oar))
    server.use(answer('getSession', makeSession({ session_data })))
    openPlay()
  })

  test('has versions that replace each other', async () => {
    const second = {
      turn_id: makeId(601),
      variants: { kind: 'again', index: 2, total: 2 },
    } as const
    const asked: unknown[] = []
    server.use(
      streamTurns((action) => {
        asked.push(action)
        return { parts: [other], end: answerWith(other, second) }
      }),
      answer('selectVariant', async (request) => {
        asked.push(await request.json())
        return answerWith(oar, { variants: { kind: 'first', index: 1, total: 2 } })
      }),
    )
    await press('Regenerate 1 credit')
    await shows(other)
    await hides(oar)
    await screen.findByText(/^Version 2 of 2/)

    await press('Previous version')
    await shows(oar)
    await hides(other)
    await screen.findByText(/^Version 1 of 2/)
    expect(asked).toMatchObject([
      { action_type: 'tell_again', after: makeId(502) },
      { after: makeId(601), index: 1 },
    ])
  })

  test('keeps its text if there is no other version', async () => {
    server.use(refuse('takeAction', 'nothing_to_retell'))
    await press('Regenerate 1 credit')

    await shows('no other version of this text')
    expect(screen.getByText(oar)).toBeDefined()
  })
})

test('shows no messages of one session in the next', async () => {
  const anew = makeSession({ id: makeId(402) })
  let now = session
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  server.use(
    answer('getSession', ({ url }) => (url.includes(anew.id) ? anew : now)),
    respondInOrder((action) => {
      const turn = last(action)
      now = { ...session, session_data: turn.end.session_data }
      return { ...turn, end: { ...turn.end, low_credits_warning: true } }
    }),
    answer('createSession', anew),
  )
  openPlay()
  await press(/^Pull the rope in/)
  await screen.findByText(/Your credits are running low/)

  await press('See the ending')
  fireEvent.click(await screen.findByText('More'))
  await press('Restart')

  const log = await screen.findByRole('log')
  await expect.poll(() => log.textContent).not.toContain('The boat turns.')
  expect(log.textContent).toContain('Whoever held the other end has let go')
  expect(log.textContent).not.toContain('Your credits are running low')
})

test('keeps the element and focus of Back when the session has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof session>()
  server.use(answer('getSession', () => promise))
  openPlay()
  const back = await screen.findByRole('button', { name: 'Back' })
  act(() => back.focus())

  resolve(session)

  await screen.findByRole('log')
  expect(screen.getByRole('button', { name: 'Back' })).toBe(back)
  expect(document.activeElement).toBe(back)
})

describe('an unknown session', () => {
  beforeEach(() => server.use(refuse('getSession', 'session_not_found')))
  const link = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href')

  test("links to the user's sessions and to all stories", async () => {
    openPlay()

    expect(await link('My plays')).toBe(paths.plays)
    expect(await link('Browse stories')).toBe(paths.browse())
  })

  test('gives a guest Hindi links without a list of sessions', async () => {
    clearTokens()
    saveGuestTokens(makeSignedIn().tokens)
    openPlay('hi')

    expect(await link('कहानियाँ देखें')).toBe(paths.browse())
    expect(screen.queryByRole('link', { name: 'मेरे खेल' })).toBeNull()
  })
})

describe('a premium story', () => {
  const story = makeStory({ is_premium: true, user_state: signedInState })

  async function premiumDialog() {
    const dialog = await screen.findByRole('dialog', { name: 'Premium story' })
    expect(dialog.textContent).toContain('This is a premium story. Please upgrade to play.')
    expect(dialog.textContent).not.toMatch(/Log ?in/i)
    return within(dialog)
  }

  test('opens the waitlist from PLAY', async () => {
    server.use(answer('getStory', story))
    open(paths.story(story.id))
    fireEvent.click((await screen.findAllByRole('button', { name: 'PLAY' }))[0]!)
    fireEvent.click((await premiumDialog()).getByRole('button', { name: 'Join Waitlist' }))

    expect(await screen.findByRole('heading', { name: 'Kathasagar Premium' })).toBeDefined()
  })

  test('shows the dialog also if only the server knows that it is premium', async () => {
    server.use(
      answer('listStories', makeStoryList({ stories: [makeStory()] })),
      refuse('createSession', 'premium_required'),
    )
    open(paths.browse())
    await press('PLAY')
    fireEvent.click((await premiumDialog()).getByRole('button', { name: 'Stay Here' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows the dialog for a turn', async () => {
    server.use(respondInOrder(() => failing('premium_required')))
    openPlay()
    await press(/^Continue/)

    expect(await premiumDialog()).toBeDefined()
  })

  test('cannot be restarted', async () => {
    server.use(respondInOrder(last), refuse('createSession', 'premium_required'))
    openPlay()
    await press(/^Continue/)
    await press('See the ending')
    await press('Restart')

    expect(await premiumDialog()).toBeDefined()
  })
})

describe('a guest', () => {
  const guest = { access_token: makeAccessToken(900, 'guest'), refresh_token: 'refresh-guest' }
  const sent = { begin: '', story: '', register: {} as Record<string, unknown> }

  beforeEach(() => {
    clearTokens()
    server.use(
      siteWith({ has_guest_play: true }),
      answer('createGuest', guest),
      answer('createSession', ({ headers }) => {
        sent.begin = headers.get('authorization') ?? ''
        return session
      }),
      answer('getStory', ({ headers }) => {
        sent.story = headers.get('authorization') ?? ''
        return makeStory()
      }),
      answer('getSession', makeSession({ scenes_completed: 2 })),
      answer('register', async (request) => {
        sent.register = (await request.json()) as Record<string, unknown>
        return makeSignedIn()
      }),
    )
  })

  test('plays after two clicks, and the token is sent only for the session', async () => {
    open(paths.story(makeStory().id))
    await press('PLAY')
    await press('Play without an account')

    await screen.findByRole('log', { name: session.story.title })
    expect(sent).toMatchObject({ begin: `Bearer ${guest.access_token}`, story: '' })
  })

  test('is asked to log in for a premium story', async () => {
    server.use(answer('getStory', makeStory({ is_premium: true })))
    open(paths.story(makeStory().id))
    await press('PLAY')

    await screen.findByText('Please log in to play this game')
    expect(screen.queryByRole('button', { name: 'Play without an account' })).toBeNull()
  })

  test('keeps the session and the typed text after registering', async () => {
    saveGuestTokens(guest)
    openPlay()
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'I lower the lamp' } })
    await press('Create Account')
    await fillIn(/Username/, 'tara_k')
    await fillIn(/Email/, 'tara@example.org')
    await fillIn('Password', 'Sagar#2042x')
    await fillIn(/Confirm/, 'Sagar#2042x')
    await press('Create Account')

    await screen.findByRole('log', { name: session.story.title })
    expect(sent.register['guest_token']).toBe(guest.refresh_token)
    expect(readGuestTokens()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I lower the lamp')
  })

  test('is not asked to register again after declining', async () => {
    saveGuestTokens(guest)
    openPlay()
    await press('Not now')

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull())
    expect(localStorage.getItem('keep-play-asked')).not.toBeNull()
  })

  test('has offline turns synced to the account after a login', async () => {
    function setOnline(isOnline: boolean) {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    }
    const answered = makeActionAnswer()
    const account = makeSignedIn()
    const turn: LocalTurn = {
      key: 'first',
      after: makeId(1),
      head: 'first',
      at: '2026-01-01T00:00:00.000Z',
      action: { action_type: 'continue', selected_model: 'kathakar' },
      told: 'The rope goes slack.',
      choices: answered.session_data.choices,
    }
    const senders: (string | null)[] = []
    saveGuestTokens(guest)
    setOnline(false)
    localStorage.setItem(`kept-turns:guest:${session.id}`, JSON.stringify([turn]))
    addUnsynced('guest', makeId(9), [turn])
    server.use(
      answer('login', account),
      answer('takeAction', ({ headers }) => {
        senders.push(headers.get('authorization'))
        return answered
      }),
    )
    open(paths.login)
    await signIn()
    await waitFor(() => expect(readPending(account.user.id, session.id)).toEqual([turn]))

    setOnline(true)

    await expect.poll(() => senders).toEqual([`Bearer ${account.tokens.access_token}`])
    await waitFor(() => expect(readPending(account.user.id, session.id)).toEqual([]))
    expect(readUnsynced(account.user.id, makeId(9))).toBe(turn.told)
  })
})
