import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Components/Primitives/ErrorState',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: ErrorState,
  args: { message: 'The stories could not be loaded. Check your connection.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      WithRetry: {},
      WithoutRetry: {
        args: { title: 'Game not found', message: 'It may have been taken back by its author.' },
        render: ({ title = '', message }) => <ErrorState message={message} title={title} />,
      },
    }),
    { touched: 'WithRetry' },
  ),
}
