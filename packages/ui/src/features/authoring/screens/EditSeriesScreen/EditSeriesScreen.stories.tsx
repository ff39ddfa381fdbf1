import { makeMyStory, makeId, makeSeries } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, mentions, shows, chooseOption } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { EditSeriesScreen } from './EditSeriesScreen.tsx'

const series = makeSeries({ is_own: true })
const ids = series.parts.map(({ story }) => story.id)
const other = makeMyStory({ id: makeId(9), title: 'A Fourth Night' })

const meta = {
  title: 'Screens/EditSeriesScreen',
  tags: ['beta', 'role:author'],
  component: EditSeriesScreen,
  args: {
    status: 'ready',
    series,
    stories: [...series.parts.map(({ story }) => story), other],
    mySeriesHref: '#mine',
    seriesHref: '#page',
    onRetry: fn(),
    onOrder: fn(),
    onSave: fn(async () => null),
    onDelete: fn(async () => null),
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof EditSeriesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  args: { status: 'missing', series: null },
  play: shows('Series not found'),
}

export const Failed: Story = { args: { status: 'failed', series: null }, play: asksAgain }

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await chooseOption(userEvent, canvas.getByLabelText('Add a story'), 'A Fourth Night')
    await expect(args.onOrder).toHaveBeenCalledWith([...ids, other.id])
  },
}

export const AllStoriesIn: Story = {
  args: { stories: series.parts.map(({ story }) => story) },
  play: mentions('All your stories are in this series.'),
}
