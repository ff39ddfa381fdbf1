import { makeAdminStory, makeEditableStory, makeId } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'

import { coversPage } from '../../../../storybook/asSheet.ts'
import { StoryQuickSheet, type StoryQuickSheetProps } from './StoryQuickSheet.tsx'

const meta = {
  title: 'Admin/StoryQuickSheet',
  tags: ['beta', 'role:admin'],
  component: StoryQuickSheet,
  parameters: coversPage,
  args: {
    story: makeAdminStory(),
    stored: makeEditableStory({ findings: [] }),
    hasFailed: false,
    ownId: makeId(900),
    viewHref: (id) => `#game-${id}`,
    editHref: (id) => `#edit-${id}`,
    featuring: [],
    onFeature: fn(),
    onMove: fn(),
    onPrevious: fn<() => void>(),
    onNext: fn<() => void>(),
    onClose: fn(),
  } as StoryQuickSheetProps,
} satisfies Meta<typeof StoryQuickSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Sound: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: args.story.title }))
    await expect(sheet.getByText('The automatic review finds nothing.')).toBeVisible()

    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await userEvent.click(sheet.getByRole('button', { name: 'Next story' }))
    await expect(args.onNext).toHaveBeenCalledTimes(2)
    await expect(args.onPrevious).toHaveBeenCalledOnce()

    await userEvent.click(sheet.getByRole('button', { name: 'Take down' }))
    await expect(args.onMove).toHaveBeenCalledWith('takeDown', args.story)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const SentBack: Story = {
  args: {
    story: makeAdminStory({ status: 'draft' }),
    stored: makeEditableStory({
      status: 'draft',
      review_reason: 'The third scene names a living person.',
      findings: [
        {
          code: 'dead_end',
          severity: 'error',
          node: 'ferry',
          message: 'No way leads on.',
          remedy: '',
        },
      ],
    }),
    onPrevious: undefined,
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'))

    await expect(sheet.getByText(/names a living person/)).toBeVisible()
    await expect(sheet.getByRole('list', { name: 'Review findings' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Previous story' })).toBeDisabled()
  },
}

export const Failed: Story = { args: { stored: undefined, hasFailed: true } }
