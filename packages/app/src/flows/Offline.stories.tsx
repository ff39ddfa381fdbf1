import { clearTokens, saveTokens, saveUser } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeHistoryEntry,
  makeId,
  makeSession,
  makeSessionData,
  makeSignedIn,
  makeUser,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { paths } from '../navigation/paths.ts'
import { keepSession } from '../offline/keptSessions.ts'
import { readKeptPlay } from '../offline/keptPlays.ts'
import { readKeptTurns } from '../offline/keptTurns.ts'
import { drawSite, Site } from './Site.tsx'
import { joiningServer, setOnline, takenAlong } from './test/offlinePlay.ts'

const session = makeSession()
const user = makeUser()
const outOfReach = http.get('*/game/sessions/:session_id', () => HttpResponse.error())

const meta = {
  title: 'Flows/Offline',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: paths.play(session.id), theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    saveTokens(makeSignedIn().tokens)
    saveUser(user)
    msw.use(outOfReach, answer('me', user), ...guestSite())
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** The server is out of reach: what was read on this device before is read again. */
export const ReadBefore: Story = {
  beforeEach: () => keepSession(user.id, session, Date.now()),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: session.story.title })

    await expect(log).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** What another account has read here is nobody else's. */
export const ReadByAnother: Story = {
  beforeEach: () => keepSession('another account', session, Date.now()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch game session', {})).toBeVisible()
    await expect(canvas.queryByRole('log')).toBeNull()
  },
}

const begun = makeSession({
  session_data: makeSessionData({
    narrative_history: [makeHistoryEntry({ number: 1, parent_id: makeId(500) })],
    choices: ['Pull the rope in'],
    can_undo: true,
  }),
})
const keys: string[] = []

/** The network goes, the story is played to its end, the network comes back: every turn joins the account once. */
export const PlayedToItsEnd: Story = {
  beforeEach: ({ msw }) => {
    keys.length = 0
    msw.use(answer('getOfflinePlay', { play: takenAlong }), ...joiningServer(begun, keys))
    return () => setOnline(true)
  },
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log', { name: begun.story.title })
    await waitFor(async () => expect(await readKeptPlay(user.id, begun.id)).not.toBeNull(), {
      timeout: 10_000,
    })
    setOnline(false)
    await expect(await canvas.findByText(/the built-in storyteller goes on/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Show(?! earlier)/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toBeDisabled()

    await userEvent.click(canvas.getByRole('button', { name: 'Pull the rope in' }))
    await waitFor(() => expect(log).toHaveTextContent('At its end is your own second oar.'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Row home' }))
    await expect(await canvas.findByRole('button', { name: 'See the ending' })).toBeVisible()
    const kept = readKeptTurns(user.id, begun.id)
    await expect(kept.map(({ after }) => after)).toEqual([
      begun.session_data.narrative_history[0]?.turn_id,
      kept[0]?.key,
    ])

    setOnline(true)
    await expect(await canvas.findByText('2 turns joined')).toBeVisible()
    await expect(keys).toEqual(kept.map(({ key }) => key))
    await expect(readKeptTurns(user.id, begun.id)).toEqual([])
    await expect(canvas.queryByText(/You are offline|joining your account/)).toBeNull()
  },
}
