import { makeStoryVersion } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { authoringMessages } from '../../../messages/authoringMessages.ts'
import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { claims, leadsTo, presses } from '../../../testing/plays.ts'
import { StoryVersions } from './StoryVersions.tsx'

type Restore = (number: number) => Promise<string | null>

const three = [
  makeStoryVersion({ number: 3, created_at: '2025-03-12T08:00:00.000Z', sessions: 4 }),
  makeStoryVersion({ number: 2, is_current: false, created_by: null, total_scenes: 3 }),
  makeStoryVersion({ number: 1, is_current: false, sessions: 211 }),
]

const meta = {
  title: 'Authoring/StoryVersions',
  tags: ['beta', 'role:author'],
  component: StoryVersions,
  args: {
    versions: three,
    hasUnsaved: false,
    onRestore: fn<Restore>(async () => null),
  },
} satisfies Meta<typeof StoryVersions>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(
    () => ({
      meta,
      Loaded,
      Refused,
      Many,
      Earlier,
      Loading: { args: { versions: null } },
      Failed: { args: { versions: null, onRetry: fn() } },
      Empty: { args: { versions: [] } },
    }),
    {
      isWide: true,
    },
  ),
}

/** Who saved each and when; the current one cannot be restored. */
export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, latest, second] = canvas.getAllByRole('row')
    await expect(latest).toHaveTextContent('Version 3')
    await expect(latest).toHaveTextContent('by Meera')
    await expect(latest).toHaveTextContent('Current')
    // Nobody is named where it is not known who saved it.
    await expect(second).not.toHaveTextContent('by')
    await expect(canvas.queryByRole('button', { name: 'Restore version 3' })).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 1' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))

    await expect(args.onRestore).toHaveBeenCalledWith(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** What is typed would be swept away, and a refusal is told where it was asked. */
export const Refused: Story = {
  args: {
    hasUnsaved: true,
    onRestore: fn<Restore>(async () => authoringMessages.authoring.versions.restoreFailed),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 2' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('What is typed here and not saved is lost.')).toBeInTheDocument()

    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))

    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to restore')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** Of many only the latest show at first. */
export const Many: Story = {
  args: {
    versions: Array.from({ length: 12 }, (_none, at) =>
      makeStoryVersion({ number: 12 - at, is_current: at === 0 }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(12)
  },
}

/** Where there are more than are told at a time, and a way to see what is different. */
export const Earlier: Story = {
  args: { onMore: fn(), compareHref: (number: number) => `#from-${number}` },
  play: claims(
    leadsTo('Compare version 1 with the newest one', '#from-1'),
    presses('Earlier versions', 'onMore'),
  ),
}
