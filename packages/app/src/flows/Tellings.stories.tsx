import { clearTokens, saveTokens } from '@kathasagar/api'
import type { ActionAnswer, HistoryEntry } from '@kathasagar/api/contract'
import {
  answer,
  guestSite,
  makeActionAnswer,
  makeHistoryEntry,
  makeId,
  makeSession,
  makeSessionData,
  makeSignedIn,
  makeStoryAnswer,
  makeUser,
  refuse,
  streamTurns,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { noPicture } from '../../../ui/src/storybook/modes.ts'
import { paths } from '../navigation/paths.ts'
import { drawSite, Site } from './Site.tsx'

const told = 'Hand over hand the wet rope comes in.'
const toldAgain = 'It is longer than the river is wide, that rope.'

const turnWith = (narrative: string, given: Partial<HistoryEntry> = {}) =>
  makeHistoryEntry({
    turn_id: makeId(502),
    parent_id: makeId(501),
    number: 1,
    action_type: 'continue',
    ai_response: makeStoryAnswer({ narrative }),
    model_used: 'tenali',
    credits_consumed: 1,
    ...given,
  })

const dataWith = (...narrative_history: HistoryEntry[]) =>
  makeSessionData({ narrative_history, regenerate_modes: ['tell_again', 'tell_on'] })

const session = makeSession({ session_data: dataWith(makeHistoryEntry(), turnWith(told)) })

const second = { turn_id: makeId(601), variants: { kind: 'again', index: 2, total: 2 } } as const
const first = { variants: { kind: 'first', index: 1, total: 2 } } as const

const standingAt = (narrative: string, given: Partial<HistoryEntry>): ActionAnswer => {
  const entry = turnWith(narrative, given)
  return makeActionAnswer({
    ...entry.ai_response,
    turn_id: entry.turn_id,
    xp_gained: 0,
    session_data: dataWith(entry),
  })
}

const meta = {
  title: 'Internal/Flows/Tellings',
  component: Site,
  tags: ['internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: paths.play(session.id), theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    saveTokens(makeSignedIn().tokens)
    msw.use(answer('me', makeUser()), answer('getSession', session), ...guestSite())
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

export const ToldAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      streamTurns(({ action_type, after }) => {
        if (action_type !== 'tell_again' || after !== makeId(502)) throw new Error(action_type)
        return { parts: [toldAgain], end: standingAt(toldAgain, second) }
      }),
      answer('selectVariant', async (request) => {
        const body: unknown = await request.json()
        await expect(body).toEqual({ after: makeId(601), index: 1 })
        return standingAt(told, first)
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Regenerate 1 credit' }))
    const log = canvas.getByRole('log', { name: session.story.title })
    await step('the new version replaces the first one', async () => {
      await waitFor(() => expect(log).toHaveTextContent(toldAgain))
      await waitFor(() => expect(log).not.toHaveTextContent(told))
      await expect(canvas.getByText(/^Version 2 of 2/)).toBeVisible()
    })
    await step('the first version can be selected again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous version' }))
      await waitFor(() => expect(log).toHaveTextContent(told))
      await expect(log).not.toHaveTextContent(toldAgain)
      await expect(canvas.getByText(/^Version 1 of 2/)).toBeVisible()
    })
  },
}

export const NotToldAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refuse('takeAction', 'nothing_to_retell'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Regenerate 1 credit' }))
    const log = canvas.getByRole('log', { name: session.story.title })
    await waitFor(() => expect(log).toHaveTextContent('no other version of this text'))
    await expect(log).toHaveTextContent(told)
  },
}
