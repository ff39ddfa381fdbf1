import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx'

const meta = {
  title: 'Internal/Story/LoadMore',
  tags: ['internal', 'role:player'],
  component: LoadMore,
  args: { hasMore: true, isBusy: false, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      More: {},
      Loading: { args: { isBusy: true } },
      Failed: { args: { moreError: 'Too many requests. Try again in 18 seconds.' } },
      NoMore: { args: { hasMore: false } },
    }),
    { touched: 'More' },
  ),
}

function List(props: LoadMoreProps) {
  const [count, setCount] = useState(2)

  return (
    <>
      <ul>
        {Array.from({ length: count }, (_unused, at) => (
          <li key={at}>
            <a href={`#story-${at + 1}`}>{at + 1}</a>
          </li>
        ))}
      </ul>
      <LoadMore {...props} hasMore={count < 4} onLoadMore={() => setCount(4)} />
    </>
  )
}

export const LastPage: Story = {
  render: (args) => <List {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Load More Stories' }).focus()
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(canvas.getByRole('link', { name: '3' })).toHaveFocus())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
