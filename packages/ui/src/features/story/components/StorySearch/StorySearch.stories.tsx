import { makeStories } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { asShipped } from '../../../../testing/shippedStories.ts'
import { withState } from '../../../../testing/withState.ts'
import { StorySearch } from './StorySearch.tsx'

const results = asShipped(makeStories(6)).slice(0, 3)

const meta = {
  title: 'Internal/Story/StorySearch',
  tags: ['internal', 'role:player'],
  component: StorySearch,
  args: {
    value: '',
    onChange: fn(),
    status: 'ready',
    items: results,
    storyHref: (id) => `#${id}`,
    onAction: fn(),
  },
  render: withState(StorySearch),
  decorators: (Story) => (
    <div css={{ maxInlineSize: 440, minBlockSize: 380 }}>
      <Story />
      <p>Beside it</p>
    </div>
  ),
} satisfies Meta<typeof StorySearch>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Idle,
    PickedByKeys,
    NoneFound: { args: { items: [] } },
    Failed,
  })),
}

export const Idle: Story = {
  args: { status: 'idle', items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/')

    const field = canvas.getByRole('combobox', { name: 'Search stories' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

export const PickedByKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'moon')
    await expect(await canvas.findAllByRole('option', {})).toHaveLength(3)
    await expect(field).not.toHaveAttribute('aria-activedescendant')

    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Dead Letters')
    await userEvent.keyboard('{Enter}')

    await expect(args.onAction).toHaveBeenCalledWith(results[1])
    await expect(field).toHaveValue('')

    await userEvent.type(canvas.getByRole('combobox'), 'salt')

    await userEvent.click(await canvas.findByRole('option', { name: /Row F at the Lakshmi/ }))

    await expect(args.onAction).toHaveBeenCalledWith(results[2])
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()

    await userEvent.type(field, 'key')

    await canvas.findByRole('listbox', {})
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(field).toHaveValue('key')
    await userEvent.keyboard('{Escape}')

    await expect(field).toHaveValue('')

    await userEvent.type(canvas.getByRole('combobox'), 'key')

    await canvas.findByRole('listbox', {})
    await userEvent.click(canvas.getByText('Beside it'))

    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

export const Found: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'moon')

    await canvas.findAllByRole('option', {})
    await waitFor(() => expect(canvasElement.querySelector('mark')).toHaveTextContent(/^Moon$/))
    await expect(await canvas.findByRole('status', {})).toHaveTextContent('3 stories found')
  },
}

export const Failed: Story = {
  args: { status: 'failed', items: [], onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lamp')
    await expect(await canvas.findByText('Search is not available right now', {})).toBeVisible()
    await expect(canvas.queryByText('No stories found')).not.toBeInTheDocument()

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))

    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
