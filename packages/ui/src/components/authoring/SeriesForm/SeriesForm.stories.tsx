import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { SeriesForm } from './SeriesForm.tsx'

const meta = {
  title: 'Authoring/SeriesForm',
  tags: ['beta', 'role:author'],
  component: SeriesForm,
  args: {
    initialValues: { title: 'The River at Dhanpur', description: 'Three nights on one river.' },
    submitLabel: 'Save',
    busyLabel: 'Saving...',
    doneMessage: 'Saved',
    onSave: fn(async (): Promise<string | null> => null),
  },
} satisfies Meta<typeof SeriesForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet(() => ({ meta, Saved, WithoutTitle, Refused }), { isWide: true }),
}

/** It is sent without the blanks around it, and told once it is saved. */
export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: /Title/ })
    await userEvent.clear(title)
    await userEvent.type(title, ' Four Nights ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      title: 'Four Nights',
      description: 'Three nights on one river.',
    })
    await expect(await canvas.findByText('Saved')).toBeVisible()
  },
}

/** Without a title nothing is sent. */
export const WithoutTitle: Story = {
  args: { initialValues: { title: '', description: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('A series needs a title')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Why it was refused; what was typed stays. */
export const Refused: Story = {
  args: { onSave: fn(async () => 'You have as many series as one author can.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/as many series/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue('The River at Dhanpur')
  },
}
