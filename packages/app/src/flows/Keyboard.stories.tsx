import { clearTokens, saveTokens } from '@kathasagar/api'
import { answer, guestSite, makeSession, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { paths } from '../navigation/paths.ts'
import { drawSite, Site } from './Site.tsx'
import { hearingOf } from './test/hearing.ts'
import { choices, ending, inTurn, told } from './test/tellings.ts'

const session = makeSession()
const narratives = [
  'The rope comes in, wet and willing.',
  'The bank comes nearer by itself.',
  'She who waves lowers her hand.',
  'The boat turns. It has waited longer than you have.',
]

const meta = {
  title: 'Flows/By keyboard',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: paths.play(session.id), theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    saveTokens(makeSignedIn().tokens)
    const turns = narratives.map((narrative, index) => {
      const isLast = index === narratives.length - 1
      return (action: Parameters<typeof told>[0]) =>
        told(action, { number: index + 1, narrative, isLast })
    })
    msw.use(
      answer('me', makeUser()),
      answer('getSession', session),
      inTurn(...turns),
      ...guestSite(),
    )
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** Stops on the way to a control; more would be a maze. */
const FAR = 20

async function tabUntil(userEvent: { tab: () => Promise<void> }, find: () => HTMLElement) {
  for (let stop = 0; stop < FAR && document.activeElement !== find(); stop += 1) {
    await userEvent.tab()
  }
  await expect(find()).toHaveFocus()
}

/** A whole story without a pointer; each line of it is announced once, whole and in its order. */
export const WholeStory: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const log = await canvas.findByRole('log', { name: session.story.title })
    const hearing = hearingOf(log)
    const tabTo = (find: () => HTMLElement) => tabUntil(userEvent, find)
    const expectHeard = async (lines: readonly string[]) => {
      await waitFor(() => expect(log).toHaveTextContent(lines.at(-1) ?? ''))
      await waitFor(() => expect(canvas.queryByRole('status', { name: /thinking/ })).toBeNull())
      await expect(hearing.news()).toEqual(lines)
    }
    const using = 'Using Tenali (1 credit)'

    await step('a free action, and the focus is back in the field', async () => {
      await tabTo(() => canvas.getByRole('textbox'))
      await userEvent.keyboard('I pull the rope{Enter}')
      await expectHeard(['You: I pull the rope', using, narratives[0] ?? ''])
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    })
    await step('Continue by its key, from the field', async () => {
      await userEvent.keyboard('{Alt>}c{/Alt}')
      await expectHeard([using, narratives[1] ?? ''])
    })
    await step('a choice by its number', async () => {
      await tabTo(() => canvas.getByRole('button', { name: /^Continue/ }))
      await userEvent.keyboard('2')
      await expectHeard([`Selected: ${choices[1]}`, using, narratives[2] ?? ''])
    })
    await step('a closer look leads to the ending', async () => {
      await userEvent.keyboard('{Alt>}i{/Alt}')
      const end = `The story has reached an ending: ${ending.title}`
      await expectHeard(['You look closer.', using, narratives[3] ?? '', end])
    })
    await step('the ending is opened', async () => {
      hearing.end()
      await tabTo(() => canvas.getByRole('button', { name: 'See the ending' }))
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('One of 7 endings')).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(ending.title)
    })
  },
}
