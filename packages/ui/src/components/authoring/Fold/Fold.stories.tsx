import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { partMessages } from '../../../messages/partMessages.ts'
import { Fold } from './Fold.tsx'

function Condition() {
  const { answer } = usePartMessages()
  return <TextInput label={answer.if} onChange={() => {}} value="trust >= 2" />
}

const meta = {
  title: 'Authoring/Fold',
  tags: ['internal', 'role:author', 'role:admin', '!autodocs'],
  component: Fold,
  args: {
    label: partMessages.choice.more,
    note: 'only if trust >= 2',
    children: <Condition />,
  },
} satisfies Meta<typeof Fold>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, Closed, Sought: { args: { sought: {} } } }), {
    touched: 'Closed',
  }),
}

/** The fields are there once somebody wants them. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()

    await userEvent.click(canvas.getByText(/What it takes/))
    await expect(canvas.getByRole('textbox', { name: 'Only if' })).toBeVisible()
  },
}
