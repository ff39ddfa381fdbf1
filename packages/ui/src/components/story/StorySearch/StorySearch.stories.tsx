import { useState } from 'react'
import { makeStories, makeStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asShipped, eighthKite } from '../../../testing/shippedStories.ts'
import { StorySearch } from './StorySearch.tsx'

const results = asShipped(makeStories(6)).slice(0, 3)

const meta = {
  title: 'Story/StorySearch',
  component: StorySearch,
  args: {
    query: '',
    onQueryChange: fn(),
    status: 'ready',
    results,
    storyHref: (id) => `#${id}`,
    onPick: fn(),
  },
  render: function Typed(args) {
    const [query, setQuery] = useState(args.query)
    const handleQueryChange = (next: string) => {
      setQuery(next)
      args.onQueryChange(next)
    }

    return (
      <div css={{ maxInlineSize: 440, minBlockSize: 380 }}>
        <StorySearch {...args} onQueryChange={handleQueryChange} query={query} />
        <p>Beside it</p>
      </div>
    )
  },
} satisfies Meta<typeof StorySearch>
export default meta
type Story = StoryObj<typeof meta>

/** `/` brings the focus to the field, and nothing is shown before something is typed. */
export const Idle: Story = {
  args: { status: 'idle', results: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/')

    const field = canvas.getByRole('combobox', { name: 'Search stories' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Arrows walk, Enter opens what they came to, and the field is cleared. */
export const PickedByKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'moon')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await expect(field).not.toHaveAttribute('aria-activedescendant')

    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Dead Letters')
    await userEvent.keyboard('{Enter}')

    await expect(args.onPick).toHaveBeenCalledWith(results[1])
    await expect(field).toHaveValue('')
  },
}

export const PickedByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'salt')

    await userEvent.click(canvas.getByRole('option', { name: /Row F at the Lakshmi/ }))

    await expect(args.onPick).toHaveBeenCalledWith(results[2])
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

/** Escape closes the list first, and clears the field the second time. */
export const LeftByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'key')

    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(field).toHaveValue('key')
    await userEvent.keyboard('{Escape}')

    await expect(field).toHaveValue('')
  },
}

export const ClosedByAClickBeside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'key')

    await userEvent.click(canvas.getByText('Beside it'))

    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

/** The letters that were typed are marked, and the number of stories is told. */
export const Found: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'moon')

    await expect(canvasElement.querySelector('mark')).toHaveTextContent(/^Moon$/)
    await expect(canvas.getByRole('status')).toHaveTextContent('3 stories found')
  },
}

/** Without a tagline the first letters of the description stand in. */
export const WithoutATagline: Story = {
  args: {
    results: [
      makeStory({
        tagline: '',
        story_description:
          'The river at Dhanpur has two banks and one boat, and nobody remembers who built it.',
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'boat')

    await expect(canvas.getByRole('option')).toHaveTextContent(
      'The river at Dhanpur has two banks and one boat, and nobody …',
    )
  },
}

export const Searching: Story = {
  args: { status: 'searching', results: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lamp')

    await expect(canvas.getByText('Searching...')).toBeVisible()
  },
}

export const NoneFound: Story = {
  args: { results: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')

    await expect(canvas.getByText('No stories found')).toBeVisible()
  },
}

/** A search that failed is not one that found nothing. */
export const Failed: Story = {
  args: { status: 'failed', results: [], onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lamp')
    await expect(canvas.getByText('Search is not available right now')).toBeVisible()
    await expect(canvas.queryByText('No stories found')).not.toBeInTheDocument()

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))

    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Hindi: Story = {
  args: {
    results: [
      makeStory({
        ...eighthKite,
      }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'आठवाँ')

    await expect(canvasElement.querySelector('mark')).toHaveTextContent('आठवाँ')
    await expect(canvas.getByText(/कनकौआ/)).toHaveAttribute('lang', 'hi')
  },
}
