import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { Fold } from './Fold.tsx'

const meta = {
  title: 'Authoring/Fold',
  component: Fold,
  args: {
    label: 'What it takes and what it leaves behind',
    note: 'only if trust >= 2',
    children: <TextInput label="Only if" onChange={() => {}} value="trust >= 2" />,
  },
} satisfies Meta<typeof Fold>
export default meta
type Story = StoryObj<typeof meta>

/** The fields are there once somebody wants them. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()

    await userEvent.click(canvas.getByText(/What it takes/))
    await expect(canvas.getByRole('textbox', { name: 'Only if' })).toBeVisible()
  },
}

/** Something in it is looked for. */
export const Sought: Story = {
  args: { sought: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Only if' })).toBeVisible()
  },
}
